import { shownFormula } from './shown-formula.ts';

/** Sizes as the factors of what they give: a sum stands in brackets, so that the product reads as it is counted. */
export function shownProduct(sizes: readonly (string | null)[]): string {
  const shown = sizes.flatMap((size) => (size === null ? [] : shownFormula(size)));
  const factors = shown.length > 1 ? shown.map((one) => (isSum(one) ? `(${one})` : one)) : shown;
  return factors.join(' × ');
}

/** Whether an addition or a subtraction is left when brackets are counted. */
function isSum(formula: string): boolean {
  let depth = 0;
  for (const sign of formula) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && /[+−]/.test(sign)) return true;
  }
  return false;
}
