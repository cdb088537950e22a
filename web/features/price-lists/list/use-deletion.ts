import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { DeletePriceListDocument } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';

/** Deletes a price list; its users get the replacement some at a time, and `left` counts those who wait. */
export function useDeletion({ id, name }: PriceList, onDone: () => void) {
  const { t } = useTranslation('priceLists');
  const toast = useToast();
  const queries = useQueryClient();
  const [left, setLeft] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (replacement: string | undefined) => {
      for (let deleted = false; !deleted; ) {
        const { deletePriceList } = await request(DeletePriceListDocument, { id, replacement });
        ({ deleted } = deletePriceList);
        setLeft(deletePriceList.usersLeft);
      }
    },
    onSuccess: async () => {
      queries.removeQueries({ queryKey: ['priceList', 'one', id] });
      await queries.invalidateQueries({ queryKey: priceListsKey });
      onDone();
      toast({ text: t('delete.done', { name }) });
    },
    onError: () => queries.invalidateQueries({ queryKey: ['priceList', 'uses', id] }),
  });
  return { run: (replacement?: string) => mutate(replacement), busy: isPending, error, left };
}
