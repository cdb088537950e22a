/**
 * A value to compare: a tree whose leaves are texts, or lists of texts whose order says nothing. `undefined` is a
 * leaf that is not there.
 */
export type Comparable = string | readonly string[] | undefined | { readonly [field: string]: Comparable };

/**
 * One thing that a save changed. `path` leads to it from the entity. For a single value `before` and `after` hold the
 * value, or nothing when there was none. For a list they hold the entries that went and those that came.
 */
export type Difference = { path: string[]; before: string[]; after: string[] };

const isTree = (node: Comparable): node is { readonly [field: string]: Comparable } =>
  typeof node === 'object' && !Array.isArray(node);

const leafValues = (node: Comparable): readonly string[] =>
  typeof node === 'string' ? [node] : Array.isArray(node) ? node : [];

/** The differences between two states of an entity, in the order of their fields. */
export function differences(before: Comparable, after: Comparable, path: string[] = []): Difference[] {
  if (isTree(before) || isTree(after)) {
    const [old, now] = [isTree(before) ? before : {}, isTree(after) ? after : {}];
    const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return fields.flatMap((field) => differences(old[field], now[field], [...path, field]));
  }
  const [old, now] = [leafValues(before), leafValues(after)];
  const gone = old.filter((value) => !now.includes(value));
  const come = now.filter((value) => !old.includes(value));
  return gone.length + come.length === 0 ? [] : [{ path, before: gone, after: come }];
}
