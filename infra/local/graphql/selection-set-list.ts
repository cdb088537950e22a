import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Every field that is asked for below one, as AppSync tells its resolver: by the path of names or aliases. */
export function selectionSetList({ fieldNodes, fragments }: Asked): string[] {
  const below = (set: SelectionSetNode | undefined, path: string): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        const own = `${path}${nameOf(selection)}`;
        return [own, ...below(selection.selectionSet, `${own}/`)];
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return below(selection.selectionSet, path);
      return below(fragments[selection.name.value]?.selectionSet, path);
    });
  return [...new Set(fieldNodes.flatMap(({ selectionSet }) => below(selectionSet, '')))];
}

const nameOf = ({ alias, name }: FieldNode) => (alias ?? name).value;
