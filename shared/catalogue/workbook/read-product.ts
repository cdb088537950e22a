import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { readAttachments } from './read-attachments.ts';
import { readConsumption } from './read-consumption.ts';
import { readPhases } from './read-phases.ts';
import { readConsumptionRanges, readPriceRanges } from './read-ranges.ts';
import { RowReader } from './row-reader.ts';
import type { Known, Places, RowsOfProduct } from './rows-of-product.ts';
import type { Problem } from './sheets.ts';

/**
 * A product as the rows of a workbook describe it, and the place of each part. It is still to be checked like any save.
 */
export function readProduct(
  rows: RowsOfProduct,
  stored: EditableProduct | undefined,
  known: Known,
  problems: Problem[],
) {
  const main = new RowReader(rows.sheet ?? 'products', rows.products, problems);
  const places: Places = new Map([['', main]]);
  const attachments = readAttachments(rows.attachments, stored, problems, places);
  const consumption = readConsumption(main, stored);
  const sent = {
    ...readTexts(main, stored),
    ...readUse(main, stored, known),
    ...consumption,
    packaging: stored?.packaging ?? null,
    price: stored?.price ?? null,
    consumptionranges: readConsumptionRanges(rows, stored, known, { problems, places, consumption }),
    priceranges: readPriceRanges(rows, stored, known, { problems, places }),
    attachments: attachments.it,
    attachments_i18n: attachments,
  };
  return { sent, places };
}

function readTexts(row: RowReader, stored: EditableProduct | undefined) {
  const texts = (field: 'name' | 'details' | 'specs') => ({
    it: row.text(`${field}.it`, stored?.[field]?.it),
    en: row.text(`${field}.en`, stored?.[field]?.en) || null,
    de: row.text(`${field}.de`, stored?.[field]?.de) || null,
  });
  const name = texts('name');
  if (!name.it) row.refuse('name.it', 'missing');
  return {
    name,
    details: texts('details'),
    specs: texts('specs'),
    rev: row.text('rev', stored?.rev) || null,
    url: row.text('url', stored?.url) || null,
  };
}

function readUse(row: RowReader, stored: EditableProduct | undefined, known: Known) {
  return {
    phases: readPhases(row, stored, known),
    userTypes: row.list('userTypes', stored?.userTypes ?? []),
    standalone: row.flag('standalone', stored?.standalone ?? true),
    combined: row.flag('combined', stored?.combined ?? false),
    priceType: row.text('priceType', stored?.priceType) || 'fixed',
  };
}
