import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lowerRaisedRows, raiseShortRows } from '#shared/editing/raise-short-rows.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import {
  isWorseShortage,
  type Shortage,
  shortageOf,
  shortRows,
  stillShort,
} from '#shared/pricing/short-rows.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';

const none: Shortage = new Map();

/** The short rows of the draft, what raising them costs, and whether the user has been asked about them. */
export function useShortage({ draft, priced, edit }: QuotationDraft) {
  const rows = useMemo(() => shortRows(priced.rows), [priced]);
  const shortage = useMemo(() => shortageOf(rows), [rows]);
  const raised = useMemo(() => raiseShortRows(draft), [draft]);
  const cost = useCost(draft, raised);
  const showRaised = useRaisedToast();
  const [accepted, setAccepted] = useState(none);
  // A row that was raised and is short again is news.
  const known = stillShort(accepted, shortage);
  if (known.size !== accepted.size) setAccepted(known);
  const raise = () => {
    edit(raiseShortRows);
    const count = rows.length - shortRows(priceQuotation(raised).rows).length;
    showRaised(count, cost, () => edit((now) => lowerRaisedRows(now, draft)));
  };
  return {
    rows,
    /** In words; undefined without a price list. */
    cost,
    raise,
    /** Packages of some of the rows can cover the need. */
    mayRaise: raised !== draft,
    isNews: isWorseShortage(shortage, known),
    accept: () => setAccepted(shortage),
  };
}
export type ShortageView = ReturnType<typeof useShortage>;

function useCost(before: Quotation, after: Quotation): string | undefined {
  const [was, is] = [priceQuotation(before).total, priceQuotation(after).total];
  return was === null || is === null ? undefined : formatMoney(cents(is - was));
}

function useRaisedToast() {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  return (count: number, amount: string | undefined, onUndo: () => void) =>
    toast({ text: t(amount ? 'short.raisedFor' : 'short.raised', { count, amount }), onUndo });
}
