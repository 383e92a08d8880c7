// The page says of its regions what they are: `data-board` shows the board and waits for motion, `data-late` waits too.

const named = (css) => [...document.querySelectorAll(css)].map(({ id }) => id);

/** @returns {string[]} the regions that show the board */
export const boards = () => named("section[data-board]");

/** @returns {string[]} the regions that wait for motion; everything else, the decision above all, does not */
export const late = () => named("section:is([data-board], [data-late])");

/** @returns {string[]} the HTML of those regions that show the board */
export const boardsOf = (regions) => boards().map((id) => regions[id]).filter(Boolean);
