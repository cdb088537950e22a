import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { RowReader } from './row-reader.ts';
import type { Places } from './rows-of-product.ts';
import type { NumberedRow, Problem } from './sheets.ts';

type Kept = NonNullable<EditableProduct['attachments_i18n']['it']>[number];
type Lists = { it: Kept[]; en: Kept[]; de: Kept[] };

const languages: readonly string[] = ['it', 'en', 'de'];
const isLanguage = (text: string): text is keyof Lists => languages.includes(text);

/** Attachments by language; without their sheet the stored ones stay. */
export function readAttachments(
  rows: readonly NumberedRow[] | undefined,
  stored: EditableProduct | undefined,
  problems: Problem[],
  places: Places,
): Lists {
  const { it, en, de } = stored?.attachments_i18n ?? {};
  if (!rows) return { it: it ?? [], en: en ?? [], de: de ?? [] };
  const lists: Lists = { it: [], en: [], de: [] };
  for (const numbered of rows) {
    const row = new RowReader('attachments', numbered, problems);
    const language = row.text('language') || 'it';
    if (!isLanguage(language)) row.refuse('language', 'one-of', language, languages);
    else {
      places.set(`attachments_i18n.${language}.${lists[language].length}`, row);
      lists[language].push(readAttachment(row));
    }
  }
  return lists;
}

const readAttachment = (row: RowReader): Kept => ({
  type: 'link',
  category: row.text('category') || null,
  customCategory: row.text('customCategory') || null,
  name: row.text('name') || null,
  url: row.needed('url'),
});
