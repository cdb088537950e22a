import { day, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import en from '#locales/en/exportedStatistics.json' with { type: 'json' };
import enProducts from '#locales/en/products.json' with { type: 'json' };
import it from '#locales/it/exportedStatistics.json' with { type: 'json' };
import itProducts from '#locales/it/products.json' with { type: 'json' };
import { textIn } from '#shared/format/text-in.ts';
import { provinceOf } from '#shared/geography/provinces.ts';
import type { Language } from '#shared/languages.ts';
import type { Statistics, StatisticsEntry } from '#shared/statistics/statistics.ts';
import { firstDayOf } from '#shared/statistics/week.ts';

export const statisticsTexts: Record<Language, typeof it> = { it, en };
const typeNames: Record<Language, Record<string, string>> = {
  it: itProducts.editView.types,
  en: enProducts.editView.types,
};

/** A sheet: the titles of its columns, and a value for each of them. */
export type Sheet = { title: string; columns: string[]; rows: SheetValue[][] };

const count = (number: number): SheetValue => ({ number, format: '#,##0' });
const euro = (cents: number): SheetValue => ({ number: cents / 100, format: '#,##0.00 €' });

/** The statistics of a period, a sheet a table. */
export function statisticsSheets(told: Statistics, language: Language): Sheet[] {
  const texts = statisticsTexts[language];
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const quoted = [texts.quotations, texts.value, texts.valued];
  /**
   * A sheet of entries. `head` has the titles of the columns before the numbers, such as code and country. `of` returns
   * the values of an entry in these columns, such as IT and Italia.
   */
  const entries = (
    title: string,
    head: string[],
    all: readonly StatisticsEntry[],
    of: (entry: StatisticsEntry) => SheetValue[],
  ): Sheet => ({
    title,
    columns: [...head, ...quoted],
    rows: all.map((entry) => [...of(entry), ...numbersOf(entry)]),
  });
  /** A sheet of entries that have a code and a name. */
  const named = (
    title: string,
    head: string,
    all: readonly StatisticsEntry[],
    nameOf: (entry: StatisticsEntry) => string | undefined,
  ) => entries(title, [texts.code, head], all, (entry) => [entry.key, nameOf(entry) || texts.none]);
  return [
    weeksSheet(told, texts),
    named(texts.countries, texts.country, told.byCountry, ({ key }) => regionOf(countries, key)),
    named(texts.provinces, texts.province, told.byProvince, ({ key }) => provinceOf(key)?.name),
    named(texts.userTypes, texts.userType, told.byUserType, ({ key }) => typeNames[language][key]),
    named(texts.products, texts.product, told.products, ({ name }) => textIn(name, language)),
    entries(texts.colours, [texts.colour, texts.red, texts.green, texts.blue], told.colours, (entry) => [
      entry.key,
      ...[entry.r, entry.g, entry.b].map((part) => (part === undefined ? null : count(part))),
    ]),
  ];
}

const numbersOf = ({ quotations, value, valued }: StatisticsEntry) => [
  count(quotations),
  euro(value),
  count(valued),
];

/** Older users may have no code of a country. */
function regionOf(countries: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined;
}

function weeksSheet({ weeks }: Statistics, texts: typeof it): Sheet {
  const { week, monday, quotations, value, valued, fromTests, begunTests } = texts;
  return {
    title: texts.weeks,
    columns: [week, monday, quotations, value, valued, fromTests, begunTests],
    rows: weeks.map((told) => [
      told.week,
      day(`${firstDayOf(told.week)}T12:00:00Z`),
      count(told.quotations),
      euro(told.value),
      count(told.valued),
      count(told.fromTests),
      count(told.begunTests),
    ]),
  };
}
