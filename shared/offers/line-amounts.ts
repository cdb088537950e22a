import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { roundedSumOfProducts } from '#shared/money/rounded-sum-of-products.ts';
import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { type MaterialState, materialState } from './material-state.ts';
import { wholePercent } from './offer-bounds.ts';
import { saleValue } from './sale-value.ts';
import { sharesByQuantity } from './shares-by-quantity.ts';
import { worksOfMaterials } from './works-of-materials.ts';

/** The amounts of one line: they do not depend on what is chosen (OFR-045). */
export type LineAmounts = {
  /** Only materials have one. */
  state: MaterialState | null;
  /** The places of a material's works in the list of lines. */
  works: readonly number[];
  /** S of a material, in cents. */
  saleValue: number;
  /** u': the printed price, in ten-thousandths; null where no price is printed. */
  price: number | null;
  /** The part of the printed price that materials add; null for lines that take none. */
  added: number | null;
  /** In cents; null for a material that is not listed with a price. */
  amount: number | null;
};

type Counted = Pick<OfferTerms, 'lines' | 'policy' | 'markup'>;

/** Every line's amounts, by F5 and F7. */
export function lineAmounts({ lines, policy, markup }: Counted): readonly LineAmounts[] {
  const works = worksOfMaterials(lines);
  const states = lines.map((line, at) =>
    line.material ? materialState(line, works[at] ?? [], lines, policy) : null,
  );
  const values = lines.map((line) => (line.material ? saleValue(line.material, line, markup) : 0));
  const taken = takenShares(lines, works, states, values);
  return lines.map((line, at) => {
    const common = { state: states[at] ?? null, works: works[at] ?? [], saleValue: values[at] ?? 0 };
    if (line.material) {
      const amount = common.state === 'priced' ? common.saleValue : null;
      return { ...common, price: null, added: null, amount };
    }
    return { ...common, ...pricedLine(line, taken.get(at)) };
  });
}

/** The shares of folded materials by the place of the work that takes them; one with a finished price takes none. */
function takenShares(
  lines: readonly OfferLine[],
  works: readonly (readonly number[])[],
  states: readonly (MaterialState | null)[],
  values: readonly number[],
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const [at, state] of states.entries()) {
    if (state !== 'folded') continue;
    const own = works[at] ?? [];
    const shares = sharesByQuantity(values[at] ?? 0, own, lines);
    for (const [index, place] of own.entries())
      if (!lines[place]?.work?.finished) taken.set(place, (taken.get(place) ?? 0) + (shares[index] ?? 0));
  }
  return taken;
}

/** A work or a free line: with shares, be they 0, its price has two decimals (F7, OFR-028). */
function pricedLine({ quantity, price, discount }: OfferLine, shares: number | undefined) {
  const own = price ?? 0;
  const printed = shares === undefined ? own : withShares(own, quantity, shares);
  const amount = roundedQuotient([quantity, printed, wholePercent - discount], [1_000_000_000]);
  const isPriced = price !== null || shares !== undefined;
  return {
    price: isPriced ? printed : null,
    added: shares === undefined ? null : printed - own,
    amount,
  };
}

/** u' = round2(u + Σ shares / q), in ten-thousandths. */
const withShares = (price: number, quantity: number, shares: number): number =>
  100 *
  roundedSumOfProducts(
    [
      [price, quantity],
      [shares, 100_000],
    ],
    100 * quantity,
  );
