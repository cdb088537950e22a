const fields = 'input:not([type="hidden"]), select, textarea';

/** A group of radio buttons is entered at its chosen one, as by Tab. */
const isBesideChosen = (field: Element, dialog: Element) =>
  field.matches('input[type="radio"]:not(:checked)') &&
  [...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some(
    ({ name }) => name === field.getAttribute('name'),
  );

const isEmpty = (field: Element) => 'value' in field && field.value === '';

/**
 * The first focus of a dialog: an element with `data-autofocus` (`end`: behind its text), the first empty required
 * field, the first field, the first button of its frame, any other.
 */
function firstFocus(dialog: Element): HTMLElement | null {
  const enabled = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => !field.matches(':disabled') && !isBesideChosen(field, dialog),
  );
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    enabled.find((field) => field.getAttribute('aria-required') === 'true' && isEmpty(field)) ??
    enabled[0] ??
    dialog.querySelector<HTMLElement>('.df button, .dh button') ??
    dialog.querySelector<HTMLElement>('a, button')
  );
}

export function focusFirst(dialog: Element) {
  const target = firstFocus(dialog);
  target?.focus();
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
  // One key would replace a selected text.
  if (target.dataset.autofocus === 'end') target.setSelectionRange(target.value.length, target.value.length);
  else target.select();
}
