// Keeps the screen awake while a game is on and the page is seen, where the browser allows it.

/** @param {HTMLElement} table */
export function keepAwake(table) {
  if (!navigator.wakeLock) return;
  const ask = () => {
    if (!document.hidden && table.dataset.moment !== "over") navigator.wakeLock.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}
