// The part of layout.mjs that runs inside the page: one function, as it is sent there as text.

export function inPage(query) {
  const TARGETS = `a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link],
    [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option], [role=menuitem],
    [tabindex]:not([tabindex^="-"])`;
  const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=color]), select, textarea";
  // Layout rounds to fractions; half a pixel is nobody's fault.
  const SLACK = 0.5;

  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);

  // The usual ways of keeping words for screen readers only.
  const clippedAway = (element) => {
    const { overflow, clip, clipPath } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (overflow !== "visible" && (width <= 1 || height <= 1)) || clip.startsWith("rect(") || /inset\((50|100)%/.test(clipPath);
  };

  const shown = (element) => {
    const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    return element.checkVisibility(options) && !ancestors(element).some(clippedAway);
  };

  const describe = (element) => {
    const id = element.id ? `#${element.id}` : [...element.classList].map((name) => `.${name}`).join("");
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    return `${element.localName}${id}${words ? ` "${words.slice(0, 40)}"` : ""}`;
  };

  const size = ({ width, height }) => `${width.toFixed(1)} x ${height.toFixed(1)} px`;

  const scrolling = ({ inner }) => {
    const page = document.scrollingElement;
    const boxes = inner ? [...document.body.querySelectorAll("*")].filter(scrolls) : [];
    return [page, ...boxes].flatMap((box) => {
      const right = box.scrollWidth - box.clientWidth;
      const down = box.scrollHeight - box.clientHeight;
      const name = box === page ? "the page" : describe(box);
      return right > 1 || down > 1 ? [`${name} holds ${Math.max(right, 0)} px more to the right, ${Math.max(down, 0)} px more below`] : [];
    });
  };

  const scrolls = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return shown(element) && [overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow));
  };

  const outside = ({ selector }) => {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length === 0) return [`nothing matches ${selector}`];
    return elements.flatMap((element) => {
      if (!shown(element)) return [`${describe(element)} is not visible`];
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const within = left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;
      const edges = [left, top, right, bottom].map((edge) => Math.round(edge)).join(", ");
      if (!within) return [`${describe(element)} reaches over ${innerWidth} x ${innerHeight}: ${edges}`];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const free = !hit || element.contains(hit) || hit.contains(element);
      return free ? [] : [`${describe(element)} lies under ${describe(hit)}`];
    });
  };

  const scaleOf = (element) => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (matrix) return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    return ancestors(element).reduce((scale, ancestor) => {
      const { a, b, c, d } = new DOMMatrix(getComputedStyle(ancestor).transform);
      return scale * Math.sqrt(Math.abs(a * d - b * c));
    }, 1);
  };

  const textElements = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const holders = new Set(document.querySelectorAll(FIELDS));
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const drawn = [...range.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
      if (node.data.trim() && drawn) holders.add(node.parentElement);
    }
    return [...holders].filter(shown);
  };

  const smallText = ({ min }) => {
    return textElements().flatMap((element) => {
      const px = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      return px < min - 0.05 ? [`${describe(element)} is ${px.toFixed(1)} px, under ${min}`] : [];
    });
  };

  const inSentence = (element) => {
    if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
    return element.parentElement.textContent.trim().length > element.textContent.trim().length;
  };

  // The largest of the control itself and its labels: whichever a finger will go for.
  const targetRect = (element) => {
    const parts = [element, ...(element.labels ?? [])].filter(shown).map((part) => part.getBoundingClientRect());
    const reachable = parts.filter(({ right, bottom, width, height }) => right > 0 && bottom > 0 && width * height > 0);
    return reachable.sort((a, b) => b.width * b.height - a.width * a.height)[0];
  };

  const smallTargets = ({ min, except }) => {
    return [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      const rect = element.matches(":disabled") || inSentence(element) ? null : targetRect(element);
      const own = except.find(([selector]) => element.matches(selector))?.[1] ?? min;
      const small = rect && Math.min(rect.width, rect.height) < own - SLACK;
      return small ? [`${describe(element)} is ${size(rect)}, under ${own}`] : [];
    });
  };

  return { scrolling, outside, smallText, smallTargets }[query.ask](query);
}
