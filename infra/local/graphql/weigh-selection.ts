import { Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** The weights of fields, summed over a selection through all fragments. */
export type Scales = {
  field: (below: () => number) => number;
  together: (weights: readonly number[]) => number;
};

export function weighSelection(
  context: ValidationContext,
  { field, together }: Scales,
  set: SelectionSetNode | undefined,
  open: readonly string[] = [],
): number {
  const weigh = (inner: SelectionSetNode | undefined, spread = open) =>
    weighSelection(context, { field, together }, inner, spread);
  const weights = (set?.selections ?? []).map((selection) => {
    if (selection.kind === Kind.FIELD) return field(() => weigh(selection.selectionSet));
    if (selection.kind === Kind.INLINE_FRAGMENT) return weigh(selection.selectionSet);
    const name = selection.name.value;
    // A fragment that spreads itself is refused by another rule.
    return open.includes(name) ? 0 : weigh(context.getFragment(name)?.selectionSet, [...open, name]);
  });
  return together(weights);
}
