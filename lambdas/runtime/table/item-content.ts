type Item = Record<string, unknown>;

/** What an item holds beside its keys, and beside the marks of its kind that older ones have. */
export function contentOf({ pk, sk, gsi1pk, gsi1sk, __edb_e__, __edb_v__, ...content }: Item): Item {
  return content;
}
