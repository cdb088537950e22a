import { type RefObject, useEffect } from 'react';

/** A wish to go to a field; another object is another wish. */
export type Focus = { field: string };

const focusable = 'input, select, [role="textbox"], button';

/** Goes to a field of the form once it is there: its language is shown and its range is open by then. */
export function useFieldFocus(root: RefObject<HTMLElement | null>, focus: Focus | undefined) {
  useEffect(() => {
    if (!focus) return;
    const fields = [...(root.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const field = fields.find(({ dataset }) => dataset.field === focus.field);
    const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
    // Fields can lie under the bar, or beyond the edge of a table.
    target?.scrollIntoView({ block: 'center', inline: 'center' });
    target?.focus({ preventScroll: true });
  }, [root, focus]);
}
