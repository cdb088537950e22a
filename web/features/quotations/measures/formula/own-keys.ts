import {
  createContext,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';

/** Whether the screen's own keys stand in place of the system keyboard (MEA-009). */
export const OwnKeysContext = createContext(false);

const touch = '(pointer: coarse)';

/** On touch, until the menu brings the system keyboard. */
export function useOwnKeys() {
  const [isSystem, setSystem] = useState(false);
  const subscribe = useCallback((listener: () => void) => {
    const media = matchMedia(touch);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  }, []);
  const isTouch = useSyncExternalStore(subscribe, () => matchMedia(touch).matches);
  return { isTouch, isSystem, own: isTouch && !isSystem, setSystem };
}

const formulaOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.dataset.formula !== undefined ? target : undefined;

/** The field of a formula that has the focus. */
export function useFormulaInFocus(): HTMLInputElement | undefined {
  const [input, setInput] = useState<HTMLInputElement>();
  useEffect(() => {
    // The keys stay until a press ends: what it is on would move away from it, and get no click.
    let isPressed = false;
    const settle = () => {
      isPressed = false;
      setInput(formulaOf(document.activeElement));
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => requestAnimationFrame(settle);
    const come = ({ target }: FocusEvent) => !isPressed && setInput(formulaOf(target));
    const leave = () => !isPressed && setInput(undefined);
    // A dialog gives the focus before it listens.
    setInput(formulaOf(document.activeElement));
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return input;
}

/** Sets what is typed as the browser does: React remembers what itself sets, and would see no change. */
const setTyped = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Puts a text in place of a part of the field, the cursor behind it. */
function replace(input: HTMLInputElement, text: string, start: number, end: number): void {
  const next = input.value.slice(0, start) + text + input.value.slice(end);
  if (next.length > input.maxLength) return;
  setTyped?.call(input, next);
  // The field is drawn anew at once: the cursor is set last.
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  input.setSelectionRange(start + text.length, start + text.length);
  // A cursor that is set is not scrolled to.
  if (start + text.length === next.length) input.scrollLeft = input.scrollWidth;
}

/** Puts a sign at the cursor, in place of what is selected. */
export function typeInto(input: HTMLInputElement, sign: string): void {
  const { value, selectionStart, selectionEnd } = input;
  replace(input, sign, selectionStart ?? value.length, selectionEnd ?? value.length);
}

/** Takes away what is selected, else the sign before the cursor. */
export function deleteFrom(input: HTMLInputElement): void {
  const end = input.selectionEnd ?? input.value.length;
  const start = input.selectionStart ?? end;
  replace(input, '', start === end ? Math.max(0, start - 1) : start, end);
}

/** The formula behind a field in its place or dialog; undefined behind the last. */
function nextFormula(field: HTMLElement): HTMLInputElement | undefined {
  const all =
    field.closest('[data-place], form')?.querySelectorAll<HTMLInputElement>('input[data-formula]') ?? [];
  return [...all].find(
    (each) => (field.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** Goes to the next formula; behind the last it does something else. */
function goOn(field: HTMLElement, behindLast: () => void): void {
  const next = nextFormula(field);
  if (!next) behindLast();
  next?.focus();
  next?.select();
}

/** Enter in a field of a place. */
export function onEnter(event: KeyboardEvent<HTMLElement>, behindLast: () => void): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  goOn(target, behindLast);
}

/** As Enter of a keyboard, where that goes on; in a dialog, the next formula, and behind the last its action. */
export function pressNext(input: HTMLInputElement): void {
  const enter = new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (input.dispatchEvent(enter)) goOn(input, () => input.form?.requestSubmit());
}
