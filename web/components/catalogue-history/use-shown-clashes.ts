import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format-price.ts';
import { type Clash, removedBy } from '#shared/merge-changes.ts';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ShownClash } from '../conflict-dialog.tsx';
import { type Names, useDifferenceTexts } from './use-difference-texts.ts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

function typedPrice(text: string): string {
  const price = parseCataloguePrice(text);
  return typeof price === 'number' ? formatPrice(price) : text;
}

/** The fields that both changed and their values, in words: texts as they were typed, anything larger as what it is. */
export function useShownClashes(names: Names, clashes: readonly Clash[] = []): ShownClash[] {
  const { t } = useTranslation('catalogue');
  const texts = useDifferenceTexts(names);
  const shown = (path: readonly string[], value: unknown) => {
    if (value === undefined || value === null || value === '') return t('conflict.nothing');
    if (isTexts(value)) return value.map((one) => texts.value(path, one)).join(', ');
    if (typeof value === 'object') return t('conflict.changed');
    const text = String(value);
    if (path.includes('prices')) return typedPrice(text);
    return text.startsWith('<') ? plainText(text) : texts.value(path, text);
  };
  return clashes.map((clash) => ({
    label: texts.label(clash.path),
    mine: shown(clash.path, clash.mine),
    theirs: shown(clash.path, clash.theirs),
    removedBy: removedBy(clash),
  }));
}
