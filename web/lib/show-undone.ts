/** Browsers undo from field to field, but do not scroll to the one that they changed. */
export function showUndone(): void {
  document.addEventListener('input', ({ target, inputType }: InputEventInit & Event) => {
    if (!inputType?.startsWith('history') || !(target instanceof Element)) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
