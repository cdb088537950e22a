import { type FormulaFault, readFormula } from '#shared/measuring/read-formula.ts';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { largestQuantity } from './offer-bounds.ts';

/** In thousandths; null: nothing typed. undefined: no quantity. */
type Read = number | null | undefined;

const plainNumber = /^[\d.,\s]*$/;

/** A typed quantity: a number, or a formula as measures know it, '2*(4,20+3,60)' (OPC-24, F1). */
export function readQuantity(text: string): Read {
  const typed = plainNumber.test(text) ? numberOf(text) : readFormula(text).value;
  return typed != null && typed > largestQuantity ? undefined : typed;
}

/** Why a typed text is none. */
export function quantityFault(text: string): FormulaFault['reason'] {
  if (plainNumber.test(text)) return numberOf(text) == null ? 'unreadable' : 'too-large';
  return readFormula(text).fault?.reason ?? 'too-large';
}

function numberOf(text: string): Read {
  const millionths = parseCatalogueQuantity(text);
  return typeof millionths === 'number' ? Math.floor((millionths + 500) / 1000) : millionths;
}
