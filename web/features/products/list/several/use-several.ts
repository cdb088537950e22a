import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import type { ListedProduct } from '../use-products.ts';
import type { Left } from './calls.ts';
import { type Outcome, useCalls } from './use-calls.ts';

/** Names that a message tells. */
const mostNames = 5;

/** Changes of several products that are done: what was done, and how it is undone. */
export type Done = { text: string; undo: Outcome['undo'] };

/** The last change of several products, and its undoing. */
export function useSeveral(products: readonly ListedProduct[] | undefined) {
  const { t } = useTranslation('products');
  const [last, setLast] = useState<Done>();
  const undoing = useCalls();
  const failureText = useFailureText();
  const leftText = useLeftText(useShortNames(products));
  /** The change before is left as it is, even where its undo failed. */
  const show = (next: Done | undefined) => {
    undoing.forget();
    setLast(next);
  };
  const done = (outcome: Outcome, text: string) =>
    show({ text: [text, ...leftText(outcome)].join(' '), undo: outcome.undo });
  const undo = async () => {
    const outcome = await undoing.run(undoing.failure ? undefined : (last?.undo ?? []));
    if (!outcome) return;
    const text = t('several.undone', { count: outcome.changed });
    setLast({ text: [text, ...leftText(outcome)].join(' '), undo: [] });
  };
  return {
    last,
    done,
    undo: () => void undo(),
    dismiss: () => show(undefined),
    busy: undoing.busy,
    progress: undoing,
    failure: undoing.failure
      ? failureText(undoing.failure, (reason) => t('several.notUndone', { reason }))
      : undefined,
  };
}

export type Several = ReturnType<typeof useSeveral>;

type NamesOf = (ids: readonly string[]) => string;

/** The names of products, where they are few enough to be read. */
function useShortNames(products: readonly ListedProduct[] = []): NamesOf {
  const text = useProductText();
  const listText = useListText();
  return (ids) => {
    const found = products.filter(({ id }) => ids.includes(id));
    const isShort = found.length === ids.length && ids.length <= mostNames;
    return isShort ? listText(found.map(({ name }) => text(name).text)) : '';
  };
}

/** The sentences about products that were left, each with its reason; with the names of those that others changed. */
export function useLeftText(namesOf: NamesOf = () => '') {
  const { t } = useTranslation('products');
  return ({ sinceIds = [], ...left }: Left & { lost?: number; sinceIds?: readonly string[] }): string[] => {
    const names = namesOf(sinceIds);
    return (['same', 'since', 'gone', 'full', 'lost'] as const).flatMap((reason) => {
      const { [reason]: count = 0 } = left;
      if (count === 0) return [];
      if (reason === 'since' && names) return [t('several.left.sinceNamed', { count, names })];
      return [t(`several.left.${reason}`, { count })];
    });
  };
}
