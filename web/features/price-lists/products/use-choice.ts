import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { type Members, useMembersStore } from './use-price-list-products.ts';

/** Which products belong to a price list, while that is edited. */
export function useChoice(stored: Members) {
  const store = useMembersStore(stored.id);
  const { t } = useTranslation('priceLists');
  const draft = useEntityDraft({
    stored,
    leave: { title: t('products.leave.title'), text: t('products.leave.text') },
    toDraft: choiceOf,
    send: ({ ids }, revision) => store.send(ids, revision),
    reload: store.reload,
  });
  const { draft: choice, base, edit } = draft;
  const included = useMemo(() => new Set(choice.ids), [choice]);
  // The first `edit` is as good as any later one, and rows that keep it need not be drawn anew.
  const [tick] = useState(
    () => (products: readonly string[], isIncluded: boolean) =>
      edit((now) => withProducts(now, products, isIncluded)),
  );
  const changes = useMemo(() => countChanges(choiceOf(base), choice), [base, choice]);
  return { ...draft, included, changes, tick };
}
export type ProductChoice = ReturnType<typeof useChoice>;

/** The chosen products, by id, in the order of their ids: equal choices are equal data. */
type Choice = { ids: readonly string[] };

const choiceOf = ({ availableProducts }: { availableProducts: readonly string[] }): Choice => ({
  ids: [...new Set(availableProducts)].sort(),
});

/** The choice with some products in it, or without them. */
function withProducts({ ids }: Choice, products: readonly string[], included: boolean): Choice {
  const changed = new Set(ids);
  for (const product of products) {
    if (included) changed.add(product);
    else changed.delete(product);
  }
  return { ids: [...changed].sort() };
}

/** How many products are in one of the two choices alone. */
function countChanges(before: Choice, after: Choice): number {
  const both = new Set([...before.ids, ...after.ids]).size;
  return 2 * both - before.ids.length - after.ids.length;
}
