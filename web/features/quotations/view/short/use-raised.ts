import { useMemo } from 'react';
import { raiseShortRows } from '#shared/editing/raise-short-rows.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';

/** The draft with its short rows raised to the need, and what that costs. */
export function useRaised<Q extends PricingInput>(draft: Q) {
  const raised = useMemo(() => raiseShortRows(draft), [draft]);
  const [was, is] = [priceQuotation(draft).total, priceQuotation(raised).total];
  return {
    raised,
    /** In words; undefined without a price list. */
    cost: was === null || is === null ? undefined : formatMoney(cents(is - was)),
    /** Packages of some of the rows can cover the need. */
    mayRaise: raised !== draft,
  };
}
