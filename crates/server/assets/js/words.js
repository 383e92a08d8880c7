// The words of the scripts: the server writes them into `<div id="words" data-…>`, scripts hold none of their own.

/**
 * @param {"title"|"copied"|"copyByHand"|"lost"|"back"|"yourTurn"|"failed"|"hurry"|"days"|"hours"} name
 * @returns {string} the word in the reader's language, empty where the page has none
 */
export const word = (name) => document.getElementById("words")?.dataset[name] ?? "";
