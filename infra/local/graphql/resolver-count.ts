import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Refuses operations that ask for more root fields, under whatever names, than the API resolves for one request. */
export const resolverRule =
  (limit: number): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      if (rootFields(node.selectionSet, context, []) > limit) {
        context.reportError(new GraphQLError(`Query resolver limit exceeded: ${limit}`, { nodes: node }));
      }
    },
  });

function rootFields(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  open: readonly string[],
): number {
  const counts = (set?.selections ?? []).map((selection) => {
    if (selection.kind === Kind.FIELD) return 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, context, open);
    const name = selection.name.value;
    // A fragment that spreads itself is refused by another rule.
    if (open.includes(name)) return 0;
    return rootFields(context.getFragment(name)?.selectionSet, context, [...open, name]);
  });
  return counts.reduce((total, count) => total + count, 0);
}
