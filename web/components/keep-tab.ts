const stops =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex], [contenteditable="true"]';

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.offsetParent !== null;

/** Whether Tab reaches an element; in a group of radio buttons it reaches the chosen one. */
const isReached = (element: HTMLElement, _: number, all: readonly HTMLElement[]) =>
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) ||
  !all.some((other) => other instanceof HTMLInputElement && other.checked && other.name === element.name);

/** Elements that Tab reaches in a layer, in order. */
const stopsIn = (layer: Element): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>(stops)].filter(isStop).filter(isReached);

/** Leads Tab around in a layer: after the last comes the first. */
export function keepTab(event: KeyboardEvent, layer: Element): void {
  const reached = stopsIn(layer);
  const from = document.activeElement;
  const [edge, next] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  if (edge && from !== edge && layer.contains(from)) return;
  event.preventDefault();
  next?.focus();
}

/** The next stop of a layer, after the last the first. */
export function nextStop(layer: Element, back: boolean): HTMLElement | undefined {
  const reached = stopsIn(layer);
  const from = document.activeElement;
  const at = from instanceof HTMLElement ? reached.indexOf(from) : -1;
  return reached.at((at + (back ? -1 : 1)) % reached.length);
}
