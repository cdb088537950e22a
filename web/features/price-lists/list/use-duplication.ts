import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { typedFactor } from '#shared/catalogue/typed-factor.ts';
import { perUnit } from '#shared/money/units.ts';
import { longestPriceListName } from '#shared/schemas/price-list-input.ts';
import { DuplicatePriceListDocument, type DuplicatePriceListMutation } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useNameOfCopy } from '#web/lib/use-name-of-copy.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';

export type Copy = DuplicatePriceListMutation['duplicatePriceList'];

/** The fields of the dialog that duplicates a price list, and its call. */
export function useDuplication({ id, name, productCount }: PriceList, onMade: (copy: Copy) => void) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(randomId, false);
  const [start] = useState({
    name: useNameOfCopy(longestPriceListName)(name, 'it'),
    withProducts: productCount > 0,
    withPrices: productCount > 0,
    factor: '1',
  });
  const [wanted, setWanted] = useState(start);
  const priced = wanted.withProducts && wanted.withPrices;
  const factor = typedFactor(wanted.factor);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const copy = {
        id,
        name: wanted.name.trim(),
        withProducts: wanted.withProducts,
        factor: priced && factor !== undefined ? factor / perUnit : null,
      };
      return (await request(DuplicatePriceListDocument, { key: keyOf(copy), ...copy })).duplicatePriceList;
    },
    onSuccess: async (copy) => {
      await queries.invalidateQueries({ queryKey: priceListsKey });
      onMade(copy);
    },
  });
  const isReady = wanted.name.trim() !== '' && (!priced || factor !== undefined);
  return {
    wanted,
    priced,
    isReady,
    isChanged: Object.entries(start).some(([field, value]) => wanted[field as keyof typeof start] !== value),
    busy: isPending,
    error,
    change: (changes: Partial<typeof start>) => {
      reset();
      setWanted({ ...wanted, ...changes });
    },
    submit: () => isReady && mutate(),
  };
}
