import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '#web/features/products/edit/parts/use-stable.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ListedProduct } from '../use-products.ts';
import { type Call, productCalls } from './calls.ts';
import { useLeftText } from './use-several.ts';

/** Archives one product from its row, or restores it; the message offers to undo it. */
export function useRowArchiving() {
  const { t } = useTranslation('products');
  const text = useProductText();
  const toast = useToast();
  const failureText = useFailureText();
  const leftText = useLeftText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();

  /** Sends one call, and says what it did. */
  async function work(id: string, call: Call, done: string, undone?: string) {
    setBusy(id);
    try {
      const { changed, undo, ...left } = await call.send();
      const back = undone === undefined ? undefined : undo[0];
      const onUndo = back && (() => void work(id, back, undone ?? ''));
      toast(changed.length > 0 ? { text: done, onUndo } : { text: leftText(left).join(' ') });
    } catch (error) {
      toast({ text: failureText(error), tone: 'err' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['product'] });
      setBusy(undefined);
    }
  }

  const archive = useStable(({ id, name, archived }: ListedProduct) => {
    const [call] = productCalls([{ id, archived: !archived }], randomId);
    const product = text(name).text;
    const [done, undone] = [t('delete.archived', { product }), t('several.restored', { product })];
    if (call) void (archived ? work(id, call, undone, done) : work(id, call, done, undone));
  });
  return { busy, archive };
}
