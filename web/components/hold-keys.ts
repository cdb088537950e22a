import { nextStop } from './keep-tab.ts';

const held: KeyboardEvent[] = [];
let holders = 0;

/** A shortcut of the browser or of the screen, or a word that is still being put together. */
const isOther = (event: KeyboardEvent) =>
  event.isComposing || ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph'));

/** A dialog that waits for its content can be left meanwhile. */
const isLeaving = ({ key }: KeyboardEvent) =>
  (key === 'Escape' || key === 'Tab') && document.querySelector('[aria-modal="true"]') !== null;

function hold(event: KeyboardEvent) {
  if (isOther(event) || isLeaving(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}

/** Letters typed so far to choose in a list. */
let sought = '';

/** Chooses the first option that begins with the typed letters, as browsers do. */
function choose(list: HTMLSelectElement, key: string) {
  sought += key.toLowerCase();
  const found = [...list.options].find(({ text }) => text.toLowerCase().startsWith(sought));
  if (!found) return;
  list.value = found.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does what a browser does with an unhandled key. */
function type(key: string, shiftKey: boolean, field: Element, layer: Element) {
  if (key === 'Tab') {
    sought = '';
    nextStop(layer, shiftKey)?.focus();
  } else if (field instanceof HTMLSelectElement) choose(field, key);
  else if (key === 'Backspace') document.execCommand('delete');
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
  else if (key === 'Enter' && field instanceof HTMLButtonElement) field.click();
  else if (key === 'Enter') document.execCommand('insertText', false, '\n');
  // The one way to type that fields, their history and React all take for typing.
  else if (key.length === 1) document.execCommand('insertText', false, key);
}

function replay({ key, code, shiftKey }: KeyboardEvent) {
  const field = document.activeElement;
  const layer = field?.closest('[aria-modal="true"]');
  // The dialog did not open: no other field may get its keys.
  if (!field || !layer) return;
  const pressed = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (field.dispatchEvent(pressed)) type(key, shiftKey, field, layer);
}

/** Stops when something else is awaited: the code of a dialog may come before the content of its field. */
async function replayAll() {
  sought = '';
  while (holders === 0) {
    const event = held.shift();
    if (!event) return;
    replay(event);
    // React draws what one key changes before the next comes.
    await Promise.resolve();
  }
}

/** Holds pressed keys for a dialog that is loading; the returned function gives them to it. */
export function holdKeys(): () => void {
  if (holders === 0) window.addEventListener('keydown', hold, true);
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    window.removeEventListener('keydown', hold, true);
    // After the dialog, which is drawn in this task, has the focus.
    queueMicrotask(() => void replayAll());
  };
}
