import type { Quotation } from '#shared/schemas/quotation.ts';

/** The rows' sIds, in order. */
export const rowIds = ({ selectedProducts }: Pick<Quotation, 'selectedProducts'>): string[] =>
  selectedProducts.map(({ sId }) => sId);

/** Whether the rows both have stand in the same order; rows that only one has do not count. */
export function isSameOrder(left: readonly string[], right: readonly string[]): boolean {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const common = right.filter((id) => inLeft.has(id));
  return left.filter((id) => inRight.has(id)).every((id, index) => id === common[index]);
}

/**
 * A person's changes of the order from `before` to `mine`, laid on another version. Removed rows are gone; added rows
 * stand behind the row they stand behind in `mine`; when rows were moved, the order is that of `mine`. Rows that are
 * gone in the other version stay gone.
 */
export function mergedOrder(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [old, own, other] = [new Set(before), new Set(mine), new Set(theirs)];
  const isMoved = !isSameOrder(before, mine);
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  const stays = (id: string) => (own.has(id) ? other.has(id) || !old.has(id) : !old.has(id));
  return joinedOrder(leading.filter(stays), following.filter(stays));
}

/** `ids`, and the `others` that it lacks: each behind the one before it in `others`. */
export function joinedOrder(ids: readonly string[], others: readonly string[]): string[] {
  const merged = [...ids];
  const known = new Set(ids);
  others.forEach((id, index) => {
    if (known.has(id)) return;
    const previous = others[index - 1];
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id);
    known.add(id);
  });
  return merged;
}
