type Wishes = {
  /** The size of the window. A phone with a page that is too wide calls itself wider than it is. */
  width: number;
  height: number;
  /** Regions that scroll sideways on purpose. */
  allowed: readonly string[];
  /** The smallest size of a target. */
  smallest: number;
};
/** The role and the name of an element, and what is wrong with it. */
type Defect = string;

/**
 * Runs in the page, so it refers to nothing outside itself. Looks at everything that can be pressed or read: the dialog
 * on top, or the whole page.
 */
export function defectsInPage({ width: across, height: down, allowed, smallest }: Wishes): Defect[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Region = Box & { by: string };
  const tolerance = 1;
  const pressables = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]';

  /** Its role and its class, which says where the style is. */
  const kindOf = (element: Element): string => {
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const first = element.classList[0];
    return first ? `${role}.${first}` : role;
  };

  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
      .map((label) => label.innerText)
      .join(' ');
    const text = element.getAttribute('aria-label') ?? (labels || (element as HTMLElement).innerText);
    return `${kindOf(element)} "${text.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** Only readers of the page's structure meet it. */
  const forReadersAlone = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true;
    return false;
  };

  const paddingBox = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    const x = left + clientLeft;
    const y = top + clientTop;
    return { left: x, right: x + clientWidth, top: y, bottom: y + clientHeight };
  };

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const holdsPlaced = (style: CSSStyleDeclaration) =>
    style.position !== 'static' || style.transform !== 'none' || style.contain.includes('paint');

  /** The parts of the window that ancestors leave to an element. Where one can scroll, nothing is cut. */
  const regionsOf = (element: Element): Region[] => {
    const all = Number.POSITIVE_INFINITY;
    const regions: Region[] = [];
    let scrollsAcross = false;
    let scrollsDown = false;
    let position = getComputedStyle(element).position;
    for (let one = element.parentElement; one && position !== 'fixed'; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one === document.body) break;
      if (position === 'absolute' && !holdsPlaced(style)) continue;
      const box = paddingBox(one);
      const by = kindOf(one);
      if (cuts(style.overflowX) && !scrollsAcross) regions.push({ ...box, top: -all, bottom: all, by });
      if (cuts(style.overflowY) && !scrollsDown) regions.push({ ...box, left: -all, right: all, by });
      scrollsAcross ||= scrolls(style.overflowX);
      scrollsDown ||= scrolls(style.overflowY);
      position = style.position;
    }
    if (!scrollsAcross) regions.push({ left: 0, right: across, top: -all, bottom: all, by: 'the window' });
    if (position === 'fixed' && !scrollsDown)
      regions.push({ left: -all, right: all, top: 0, bottom: down, by: 'the window' });
    return regions;
  };

  const beyond = (box: Box, region: Region): number =>
    Math.max(
      region.left - box.left,
      box.right - region.right,
      region.top - box.top,
      box.bottom - region.bottom,
    );

  /** The first of its kind; a row of a table has the defects of all others. */
  const found = new Map<string, Defect>();
  const say = (element: Element, what: string) => {
    const kind = `${kindOf(element)} ${what.replace(/[\d.]+/g, '')}`;
    if (!found.has(kind)) found.set(kind, `${nameOf(element)} ${what}`);
  };
  const pixels = (amount: number) => `${Math.round(amount * 10) / 10} px`;

  const checkCut = (element: Element, boxes: readonly Box[], what: string) => {
    const regions = regionsOf(element);
    for (const region of regions) {
      // A link wholly above the window waits for the focus.
      const shown = boxes.filter((box) => box.bottom > region.top);
      const most = Math.max(...shown.map((box) => beyond(box, region)));
      if (most > tolerance) say(element, `${what} is cut by ${region.by}: ${pixels(most)}`);
    }
  };

  /** A control that sticks out of its card is not cut, yet seems to belong to nothing. */
  const checkCard = (element: Element, { right }: Box) => {
    const card = element.closest('.card > .body, .cards .table tbody tr');
    const most = card ? right - card.getBoundingClientRect().right : 0;
    if (most > tolerance && regionsOf(element).some((region) => region.by === 'the window'))
      say(element, `sticks out of its card: ${pixels(most)}`);
  };

  const textBoxes = (element: Element): Box[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });

  /** A target is as large as its label, or as what is laid over it. */
  const targetSizes = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const laid = ['::before', '::after'].map((part) => {
      const { content, position, width: across, height: down } = getComputedStyle(element, part);
      const isLaid = content !== 'none' && position === 'absolute';
      return isLaid
        ? { width: Number.parseFloat(across), height: Number.parseFloat(down) }
        : { width, height };
    });
    return [{ width, height }, ...laid];
  };

  const checkTarget = (element: Element) => {
    if (getComputedStyle(element).display === 'inline') return;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const sizes = [element, ...labels].flatMap(targetSizes);
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    if (width < smallest || height < smallest) say(element, `is ${pixels(width)} by ${pixels(height)}`);
  };

  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  const root = modals.at(-1) ?? document.body;
  const menus = [...document.querySelectorAll('body > .menu-popup')];
  const elements = [root, ...menus].flatMap((one) => [one, ...one.querySelectorAll('*')]);
  const wider = document.documentElement.scrollWidth - across;
  if (wider > 0) found.set('page', `the page scrolls sideways: ${pixels(wider)}`);
  for (const element of elements) {
    if (element.closest('svg, script, style, noscript, option') || !isShown(element)) continue;
    const isPressable = element.matches(pressables);
    const texts = textBoxes(element);
    const style = getComputedStyle(element);
    if (
      scrolls(style.overflowX) &&
      element.tagName !== 'TEXTAREA' &&
      element.scrollWidth > element.clientWidth + tolerance &&
      !allowed.some((one) => element.matches(one))
    )
      say(element, `scrolls sideways: ${pixels(element.scrollWidth - element.clientWidth)}`);
    if (!isPressable && texts.length === 0) continue;
    if (forReadersAlone(element)) continue;
    const box = element.getBoundingClientRect();
    if (isPressable) {
      checkCut(element, [box], 'itself');
      checkCard(element, box);
      checkTarget(element);
    }
    if (texts.length > 0) {
      checkCut(element, texts, 'text');
      if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + tolerance)
        say(element, `text is cut by itself: ${pixels(element.scrollWidth - element.clientWidth)}`);
      const button = element.closest('button, a.btn, [role="menuitem"]');
      if (button) {
        const own = button.getBoundingClientRect();
        const most = Math.max(...texts.map((text) => Math.max(own.left - text.left, text.right - own.right)));
        if (most > tolerance) say(button, `text leaves the button: ${pixels(most)}`);
      }
    }
  }
  return [...found.values()];
}
