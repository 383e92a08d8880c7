// The page says of its regions what they are: `data-board` shows the board and waits for motion, `data-late` waits too.

const BOARDS = ["r-track", "r-race", "r-seats"];
const LATE = ["r-just", "r-log", "r-end"];

/** @returns {string[]} the regions that show the board */
export function boards() {
  const told = [...document.querySelectorAll("section[data-board]")].map(({ id }) => id);
  return told.length > 0 ? told : BOARDS;
}

/** @returns {string[]} the regions that wait for motion; everything else, the decision above all, does not */
export function late() {
  const told = [...document.querySelectorAll("section:is([data-board], [data-late])")].map(({ id }) => id);
  return told.length > 0 ? told : [...BOARDS, ...LATE];
}

/** @returns {string[]} the HTML of those regions that show the board */
export const boardsOf = (regions) => boards().map((id) => regions[id]).filter(Boolean);
