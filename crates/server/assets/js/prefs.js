// What the reader prefers: theme, speed and sound are cookies that the server reads too, the rest stays here.

const COOKIES = ["theme", "speed", "sound"];
const YEAR_S = 31_536_000;

/** @returns {string | null} what this browser keeps under a name; private windows may keep nothing */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // then it holds for this page only
  }
}

/** Sets a preference: on the page at once, and for the next one. */
export function prefer(name, value) {
  if (COOKIES.includes(name)) {
    document.documentElement.dataset[name] = value;
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
  } else keep(name, value);
  document.dispatchEvent(new CustomEvent("preferred", { detail: name }));
}

const current = (name) => (COOKIES.includes(name) ? document.documentElement.dataset[name] : kept(name));

/** Shows in every control what is set. */
export function syncPrefs() {
  for (const control of document.querySelectorAll("[data-pref]")) {
    const value = current(control.dataset.pref);
    if (control.matches("button")) control.setAttribute("aria-pressed", String(control.dataset.value === value));
    else if (control.matches("input[type=checkbox]")) control.checked = value === "on";
    else if (value) control.value = value;
  }
}

/** Buttons post a form without scripts; here a click does the same without leaving the page. */
export function bootPrefs() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-pref]");
    if (!button) return;
    event.preventDefault();
    prefer(button.dataset.pref, button.dataset.value);
    syncPrefs();
  });
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-pref]")) return;
    prefer(target.dataset.pref, target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value);
    syncPrefs();
  });
  syncPrefs();
}
