import { type ClipboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { copiedCells, pasteCells } from '#shared/catalogue/product-form/paste-cells.ts';
import { mergeChanges } from '#shared/merge-changes.ts';
import { useNumberLanguage } from '#web/lib/use-number-language.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { PriceLists } from './price-lists.ts';
import type { SetPacks } from './use-cell-history.ts';

/** The parts of the result of a paste, in the order in which they are told. */
const results = ['filled', 'doubtful', 'rounded', 'emptied', 'refused'] as const;

type Table = {
  packs: readonly PackDraft[];
  lists: PriceLists;
  setPacks: SetPacks;
  newId: () => string;
};

/** Copies the table for a spreadsheet, and takes what was copied there; one press takes all of it back. */
export function useClipboard({ packs, lists, setPacks, newId }: Table) {
  const { t } = useTranslation('products');
  const language = useNumberLanguage();
  const toast = useToast();
  const heads = { size: t('editView.prices.pack'), lists };
  const close = useRef<() => void>(undefined);
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // One value goes into the field as everywhere.
    if (!(event.target instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const [row = 0, column = 0] = (event.target.dataset.cell ?? '').split('-').map(Number);
    const pasted = pasteCells(packs, heads, { row, column }, text, newId, language);
    const { leftOut, unknown } = pasted;
    if (unknown.length > 0)
      return toast({
        text: t('editView.prices.paste.unknown', { names: unknown.join(', ') }),
        tone: 'err',
      });
    setPacks(() => pasted.packs);
    const found = results.filter((part) => pasted[part] > 0);
    const result = found.length > 0 ? found : results.slice(0, 1);
    const told = result.map((part) => t(`editView.prices.paste.${part}`, { count: pasted[part] }));
    const names = leftOut.join(', ');
    if (names) told.push(t('editView.prices.paste.leftOut', { count: leftOut.length, names }));
    close.current = toast({
      text: told.join(' '),
      // Edits since the paste stay.
      onUndo: () => setPacks((now) => mergeChanges(pasted.packs, now, [...packs]).merged),
    });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(copiedCells(packs, heads));
    toast({ text: t('editView.prices.copied') });
  };
  /** Its message goes when the keys undid it. */
  return { paste, copy: () => void copy(), dismiss: () => close.current?.() };
}
