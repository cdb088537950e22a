import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Refuses operations whose fields are nested deeper than the API's limit. */
export const depthRule =
  (limit: number): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      if (depthOf(node.selectionSet, context, []) > limit) {
        context.reportError(new GraphQLError(`Query depth limit exceeded: ${limit}`, { nodes: node }));
      }
    },
  });

function depthOf(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  open: readonly string[],
): number {
  const depths = (set?.selections ?? []).map((selection) => {
    if (selection.kind === Kind.FIELD) return 1 + depthOf(selection.selectionSet, context, open);
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, context, open);
    const name = selection.name.value;
    // A fragment that spreads itself is refused by another rule.
    if (open.includes(name)) return 0;
    return depthOf(context.getFragment(name)?.selectionSet, context, [...open, name]);
  });
  return Math.max(0, ...depths);
}
