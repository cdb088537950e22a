import type { AttributeValue } from 'aws-lambda';
import type { Item } from 'dynalite/db/index.js';

/** Bytes that DynamoDB adds for a list or a map, and for each of its members. */
const containerSize = 3;
const memberSize = 1;

/** Bytes of an item as DynamoDB counts them for limits and units: names and values, texts in UTF-8. */
export function itemSize(item: Item): number {
  return sum(
    Object.entries(item).map(([name, value]) => (value ? Buffer.byteLength(name) + valueSize(value) : 0)),
  );
}

export function valueSize(value: AttributeValue): number {
  const { S, N, B, SS, NS, BS, L, M } = value;
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return numberSize(N);
  if (B !== undefined) return bytesOf(B);
  if (SS) return sum(SS.map((text) => Buffer.byteLength(text)));
  if (NS) return sum(NS.map(numberSize));
  if (BS) return sum(BS.map(bytesOf));
  if (L) return containerSize + sum(L.map((member) => memberSize + valueSize(member)));
  if (M) return containerSize + Object.keys(M).length * memberSize + itemSize(M);
  // NULL and BOOL.
  return 1;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const bytesOf = (base64: string) => Buffer.from(base64, 'base64').length;

const numberParts = /^(-?)\+?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

/** One byte and one for every pair of digits, the pairs aligned with the decimal point; one more below zero. */
function numberSize(text: string): number {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = numberParts.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '').length;
  if (significant === 0) return 1;
  const leading = Number(exponent) + digits.length - fraction.length - 1;
  const isSplit = significant % 2 === 0 && leading % 2 === 0;
  return 1 + Math.ceil(significant / 2) + (isSplit ? 1 : 0) + sign.length;
}
