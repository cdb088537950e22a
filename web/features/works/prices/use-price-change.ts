import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inBatches } from '#shared/in-batches.ts';
import { mostChangedPrices } from '#shared/schemas/work-input.ts';
import { ChangeWorkPricesDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { worksKey } from '../use-works.ts';

/** A price before and after; the revision is the one it was read at. */
export type NewPrice = { id: string; revision: number; before: number; after: number };

/** Back to the price before, from the revision that the change made. */
const undoing = ({ id, revision, before, after }: NewPrice): NewPrice => ({
  ...{ id, revision: revision + 1, before: after, after: before },
});

/** Sends new prices, as many as one call takes at a time; `Annulla` of the message takes them back (WRK-015). */
export function usePriceChange(onDone: () => void) {
  const { t } = useTranslation('works');
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const keyOf = useAttemptKey(randomId);
  const send = async (prices: readonly NewPrice[]) => {
    const sent = prices.map(({ id, revision, after }) => ({ id, revision, price: after }));
    await request(ChangeWorkPricesDocument, { key: keyOf(sent), prices: sent });
  };
  /** The prices that were changed, and why the rest was not. */
  const sendAll = async (prices: readonly NewPrice[]) => {
    const done: NewPrice[] = [];
    for (const batch of inBatches(mostChangedPrices, prices)) {
      try {
        await send(batch);
      } catch (error) {
        if (done.length === 0) throw error;
        return { done, error };
      }
      done.push(...batch);
    }
    return { done, error: undefined };
  };
  const undo = async (prices: readonly NewPrice[]) => {
    try {
      const { done, error } = await sendAll(prices.map(undoing));
      if (error) throw error;
      toast({ text: t('prices.undone', { count: done.length }) });
    } catch (error) {
      toast({ text: failureText(error), tone: 'err' });
    } finally {
      await queries.invalidateQueries({ queryKey: worksKey });
    }
  };
  return useMutation({
    mutationFn: sendAll,
    onSuccess: async ({ done, error }, prices) => {
      await queries.invalidateQueries({ queryKey: worksKey });
      onDone();
      const [count, total] = [done.length, prices.length];
      const text = error
        ? t('prices.partly', { done: count, total, reason: failureText(error) })
        : t('prices.done', { count });
      toast({ text, onUndo: () => void undo(done) });
    },
    // The preview shows the prices as they are now.
    onError: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}
