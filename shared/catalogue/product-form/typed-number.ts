import { isInEuro } from '#shared/money/is-in-euro.ts';
import { parseCataloguePrice, parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import { largestConsumption, largestEuro } from '#shared/schemas/product-parts-input.ts';
import type { Issue, Report } from './field-issue.ts';

/** A typed number, null for an empty text, or the reason why the text is no number (OPC-24). */
export type TypedNumber = { value: number | null } | { issue: Issue };

/** As shared/schemas/product-parts-input.ts has it. */
const largestSize = 9_999_999;

/** A percentage is no number of a product. */
function typed(text: string, parsed: number | null | undefined, scale: number, most: number): TypedNumber {
  if (parsed === null) return { value: null };
  if (parsed === undefined || text.includes('%'))
    return { issue: { kind: /[-−]/.test(text) ? 'negative' : 'number', most } };
  return parsed > most * scale ? { issue: { kind: 'tooLarge', most } } : { value: parsed / scale };
}

/** Euro a package (PRD-068). A number with a unit is no price. */
export function typedPrice(text: string): TypedNumber {
  const parsed = parseCataloguePrice(text);
  const isOther = typeof parsed === 'number' && !isInEuro(text);
  return isOther ? { issue: { kind: 'euro' } } : typed(text, parsed, pricePerEuro, largestEuro);
}

/** Units a square metre (PRD-067). */
export const typedConsumption = (text: string): TypedNumber =>
  typed(text, parseCatalogueQuantity(text), perUnit, largestConsumption);

/** The size of a package: more than nothing. */
export function typedSize(text: string): TypedNumber {
  const size = typed(text, parseCatalogueQuantity(text), perUnit, largestSize);
  return 'value' in size && !size.value ? { issue: { kind: 'size', most: largestSize } } : size;
}

/** Reports why a number cannot be taken, which then counts as none. */
export function numberAt(typed: TypedNumber, path: string, report: Report): number | null {
  if ('value' in typed) return typed.value;
  report(path, typed.issue);
  return null;
}
