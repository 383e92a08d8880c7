// The pages worth a picture. A visit has a name, the beginning of its files' names, and `open(page, url)`, which goes
// there and brings the page into the state to be seen.

/** A visit that is one address. */
function at(name, address) {
  return { name, open: (page, url) => page.goto(url + address) };
}

export const visits = [at("home", "/")];
