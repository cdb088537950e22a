import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangePriceListProductsDocument, ListsOfProductDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { PriceLists } from '../prices/price-lists.ts';

type PriceList = PriceLists[number];
type Change = { list: PriceList; included: boolean };

/**
 * The price lists that hold a product. It is put in and taken out at once, whatever others change in the lists meanwhile,
 * and either can be undone.
 */
export function useMemberships(product: string) {
  const once = useMakingOnce();
  const { t } = useTranslation('products');
  const toast = useToast();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['priceList', 'ofProduct', product],
    queryFn: async ({ signal }) => {
      const { productUses } = await request(ListsOfProductDocument, { id: product }, signal);
      return productUses.filter(({ kind }) => kind === 'PRICE_LIST').map(({ id }) => id);
    },
  });
  const change = useMutation({
    // One after the other.
    scope: { id: `price lists of ${product}` },
    mutationFn: async ({ list, included }: Change) => {
      const wanted = { id: list.id, join: included ? [product] : [], leave: included ? [] : [product] };
      const send = (key: string) => request(ChangePriceListProductsDocument, { key, ...wanted });
      return (await once(wanted, send)).changePriceListProducts;
    },
    onSuccess: ({ joined, left }, { list, included }) => {
      const text = t(included ? 'editView.lists.put' : 'editView.lists.takenOut', { list: list.name });
      const isOwn = joined.length + left.length > 0;
      // A change that somebody else made first is not taken back.
      const onUndo = isOwn ? () => change.mutate({ list, included: !included }) : undefined;
      toast({ text, onUndo });
    },
    onSettled: () =>
      Promise.all(
        ['priceList', 'product'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
      ),
  });
  return {
    /** Ids of the lists; undefined until they are known. */
    lists: data,
    failure: change.error ?? error,
    dismissFailure: change.reset,
    busy: change.isPending,
    put: (list: PriceList) => change.mutate({ list, included: true }),
    takeOut: (list: PriceList) => change.mutate({ list, included: false }),
  };
}
