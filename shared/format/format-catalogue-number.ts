import { italianNumber } from './format-number.ts';

// Without grouping: '1.250' alone would be read as one and a quarter (OPC-24).
const sizes = new Intl.NumberFormat('it-IT', { useGrouping: false, maximumFractionDigits: 6 });
const euros = italianNumber(2, 4);

/** A consumption or package size in a field of the catalogue, every decimal it has: '0,125'; '' for none. */
export const formatCatalogueNumber = (value: number | null | undefined): string =>
  typeof value === 'number' ? sizes.format(value) : '';

/** A price in euro in a field of the catalogue, without its unit: '1.234,50', '33,335'; '' for none. */
export const formatEuro = (value: number | null | undefined): string =>
  typeof value === 'number' ? euros.format(value) : '';
