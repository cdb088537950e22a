import { allCountries } from '#shared/geography/all-countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { newPriceListInput } from '#shared/schemas/price-list-input.ts';
import { byId } from './by-id.ts';
import { priceListRow } from './catalogue-rows.ts';
import { idIn, planRows, stepsOf } from './plan-rows.ts';
import { refuseTaken } from './refuse-taken.ts';
import type { RowReader } from './row-reader.ts';
import { type Problem, sheets, type Workbook } from './sheets.ts';

/** Price lists, each with a name of its own (OPC-47). */
export function planPriceLists({ priceLists }: Workbook, stored: readonly PriceList[], problems: Problem[]) {
  const { planned, left } = planRows(
    {
      sheet: 'priceLists',
      key: 'id',
      keyOf: listIdIn,
      stored: byId(stored),
      rowOf: priceListRow,
      read: (row, before) => ({
        name: row.text('name', before?.name),
        isCatchAll: row.flag('isCatchAll', before?.isCatchAll ?? false),
        countries: knownCountries(row, before?.countries ?? []),
      }),
      schema: newPriceListInput,
    },
    priceLists,
    problems,
  );
  refuseTaken('name', stored, planned);
  return { entries: stepsOf('priceList', planned), left };
}

function knownCountries(row: RowReader, kept: readonly string[]): string[] {
  const countries = row.list('countries', kept);
  for (const code of countries) if (!allCountries.includes(code)) row.refuse('countries', 'unknown', code);
  return countries;
}

/** Columns beside the prices and marks of a list, which have its id for a name: in sheets, and in a stored package. */
const others = { ...sheets.prices, ...sheets.members, id: '', packaging: '', quantity: '' };

/** The id of a price list; one that every object has a field of (`in`) is none either. */
function listIdIn(row: RowReader): string | undefined {
  const id = idIn(row);
  if (id === undefined || !(id in others)) return id;
  row.refuse('id', 'reserved');
  return undefined;
}
