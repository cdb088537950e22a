import en from '#locales/en/workbook.json' with { type: 'json' };
import it from '#locales/it/workbook.json' with { type: 'json' };
import { perList, type SheetName, sheetNames, sheets } from '#shared/catalogue/workbook/sheets.ts';

const languages = { it, en };
type Language = keyof typeof languages;
type Columns = typeof it.columns;

const isLanguage = (language: string): language is Language => language in languages;
export const textsIn = (language: string) => languages[isLanguage(language) ? language : 'it'];

const plain = (text: string) => text.trim().toLowerCase();

/** The title of a column; keys of texts have no dots. */
export function columnTitle(language: string, key: string): string {
  const columns: Partial<Record<string, string>> = textsIn(language).columns satisfies Columns;
  return columns[key.replace('.', '_')] ?? key;
}

/** The sheet of a title in any language. */
export const sheetOf = (title: string): SheetName | undefined =>
  sheetNames.find((name) =>
    Object.values(languages).some((texts) => plain(texts.sheets[name]) === plain(title)),
  );

/** The id that the column of a price list ends with: `PCU [pcu]`. */
const listId = /\[([\w-]{1,64})\]\s*$/;
export const listTitle = ({ id, name }: { id: string; name: string }) => `${name} [${id}]`;

/** The column of a title in any language; undefined when the sheet has none with that title. */
export function columnOf(sheet: SheetName, title: string): string | undefined {
  const known = Object.keys(sheets[sheet]).find((key) =>
    Object.keys(languages).some((language) => plain(columnTitle(language, key)) === plain(title)),
  );
  return known ?? (perList.includes(sheet) ? listId.exec(title)?.[1] : undefined);
}
