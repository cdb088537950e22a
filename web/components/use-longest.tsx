import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Share of the letters from which the field says how many there are. */
const near = 0.9;

/**
 * The letters of a field and the most it may have. A longer text stays as it was typed or pasted: the browser's own limit
 * would cut it without a word. The field is marked, and its form is not sent.
 */
export function useLongest(longest: number | undefined) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const count = () => {
    const field = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    // Blanks around a line are not stored.
    if (field) setLength((field.tagName === 'INPUT' ? field.value.trim() : field.value).length);
  };
  // A value may be set from outside too.
  useLayoutEffect(() => {
    if (longest) count();
  });
  const isOver = longest !== undefined && length > longest;
  return {
    /** Around the field. */
    around: { ref: box, onInput: longest ? count : undefined },
    mark: markUnfit(isOver),
    error: isOver ? t('field.tooLong', { most: longest }) : undefined,
    count:
      longest !== undefined && length > longest * near ? (
        <span className="letters">{`${length}/${longest}`}</span>
      ) : undefined,
  };
}

const unfit = 'data-unfit';

/** The mark of a field whose text cannot be sent: it is too long, or no number. */
export const markUnfit = (isUnfit: boolean) => ({ [unfit]: isUnfit || undefined });

/** Moves the focus to the first field whose text cannot be sent. Returns whether there is one. */
export function focusUnfit(within: ParentNode): boolean {
  const field = within.querySelector<HTMLElement>(`[${unfit}]`);
  field?.focus();
  return field !== null;
}
