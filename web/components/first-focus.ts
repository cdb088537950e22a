const fields = 'input:not([type="hidden"]), select, textarea';

const isEmpty = (field: Element) => 'value' in field && field.value === '';

/**
 * Where the focus goes when a dialog opens: what asks for it, the first empty required field, the first field, the first
 * button of its frame, the first of all.
 */
function firstFocus(dialog: Element): HTMLElement | null {
  const enabled = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => !field.matches(':disabled'),
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
  if (target instanceof HTMLInputElement && target.type === 'text') target.select();
}
