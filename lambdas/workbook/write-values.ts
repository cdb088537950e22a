import { price, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import type { ImportCheck } from '#lambdas/store/import/import-check.ts';
import enCatalogue from '#locales/en/catalogue.json' with { type: 'json' };
import itCatalogue from '#locales/it/catalogue.json' with { type: 'json' };
import {
  type DifferenceTexts,
  differenceLabel,
  differenceValue,
} from '#shared/catalogue/history/difference-words.ts';
import type { ChangedValue } from '#shared/catalogue/workbook/changed-values.ts';
import { isTaken } from '#shared/catalogue/workbook/taken-values.ts';
import { priceVariation, valueCounts } from '#shared/catalogue/workbook/value-pages.ts';
import type { Language } from '#shared/languages.ts';
import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { textsIn } from './texts.ts';

type Told = Pick<ImportCheck, 'values' | 'kept' | 'names'>;

const histories = { it: itCatalogue.history, en: enCatalogue.history } satisfies Record<Language, object>;

/** All values that a check changes, sheet by sheet in the order of the workbook, then what stays without a row. */
export const writeValues = ({ values, kept, names }: Told, language: Language): Promise<Uint8Array> =>
  streamedWorkbook((workbook) => {
    const { sheets, values: texts, kept: keptTexts, taken } = textsIn(language);
    const words = wordsIn(language, names);
    const write = rowWriter((value) => (typeof value === 'object' ? 'right' : 'left'));
    for (const { sheet: name } of valueCounts(values)) {
      const columns = [...valueColumns, ...(name === 'prices' ? (['variation'] as const) : [])];
      const titles = columns.map((key) => ({
        title: texts[key],
        width: widths[key],
        alignment: 'left' as const,
      }));
      const sheet = titledSheet(workbook, sheets[name], titles, { xSplit: 1 });
      for (const value of values.filter((one) => one.sheet === name))
        write(sheet, rowOf(value, words, taken.mark));
      sheet.commit();
    }
    if (kept.length === 0) return;
    const columns = [
      { title: texts.sheet, width: 28, alignment: 'left' as const },
      { title: texts.name, width: 60, alignment: 'left' as const },
    ];
    const sheet = titledSheet(workbook, keptTexts.sheet, columns);
    for (const { sheet: name, rows } of kept) for (const row of rows) write(sheet, [sheets[name], row.name]);
    sheet.commit();
  });

const valueColumns = ['name', 'field', 'before', 'after'] as const;
const widths = { name: 40, field: 48, before: 32, after: 32, variation: 14 };

function rowOf(value: ChangedValue, words: DifferenceTexts, takenMark: string): SheetValue[] {
  const { name, path, um, before, after } = value;
  const head = [name, differenceLabel(path, words, um)];
  const shown = (texts: readonly string[]): SheetValue =>
    texts.length === 0
      ? null
      : (priceOf(value, texts) ?? texts.map((text) => differenceValue(path, text, words)).join(', '));
  const variation = priceVariation(value);
  if (isTaken(value)) return [...head, shown(before), takenMark];
  const last =
    variation === undefined ? null : { number: variation / perUnit, format: '+0.00%;-0.00%;0.00%' };
  return [...head, shown(before), shown(after), last];
}

/** A price is a number, so that a reader can calculate with it. */
function priceOf({ sheet, path }: ChangedValue, [text]: readonly string[]): SheetValue {
  if (sheet !== 'prices' || path.includes('package')) return null;
  return price(parseStoredPrice(text) ?? null);
}

function wordsIn(language: Language, names: ImportCheck['names']): DifferenceTexts {
  const { fields, part, values } = histories[language];
  const known: Partial<Record<string, string>> = fields;
  return {
    field: (word) => (Object.hasOwn(fields, word) ? known[word] : undefined),
    name: (id) => (Object.hasOwn(names, id) ? names[id] : undefined),
    part: (name, number) => part[name].replace('{{number}}', number),
    package: (size) => part.package.replace('{{size}}', size),
    value: (value) => values[value],
  };
}
