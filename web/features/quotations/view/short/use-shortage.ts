import { useTranslation } from 'react-i18next';
import { lowerRaisedRows, raiseShortRows } from '#shared/editing/raise-short-rows.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import { useAsked } from './use-asked.ts';
import { useRaised } from './use-raised.ts';

/** The short rows of the draft, what raising them costs, and whether the user has been asked about them. */
export function useShortage({ draft, priced, edit, watch }: QuotationDraft) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const asked = useAsked(priced.rows);
  const { raised, cost, mayRaise } = useRaised(draft);
  const raise = () => {
    edit(raiseShortRows);
    const count = asked.rows.length - shortRows(priceQuotation(raised).rows).length;
    toast({
      text: t(cost ? 'short.raisedFor' : 'short.raised', { count, amount: cost }),
      onUndo: () => edit((now) => lowerRaisedRows(now, draft)),
      isLast: watch(),
    });
  };
  return { ...asked, cost, raise, mayRaise };
}
export type ShortageView = ReturnType<typeof useShortage>;
