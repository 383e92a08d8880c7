// Radios of the decision, taken together by what they choose. Off turn `think` stands for `action` and `think-card` for
// `card`, so that what was thought about is still chosen when the turn comes.

/** @returns {string} what a radio is posted as */
export const groupOf = ({ name }) => (name === "think" ? "action" : name.replace(/^think-/, ""));

/** @returns {Map<string, HTMLInputElement[]>} radios by group */
export function groupsOf(radios) {
  const groups = new Map();
  for (const radio of radios) groups.set(groupOf(radio), [...(groups.get(groupOf(radio)) ?? []), radio]);
  return groups;
}
