/** Holds while an attribute has the value that was read; where none was read, while there is no item. */
export const stillAs = (name: string, read: unknown) =>
  read === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#guard = :guard',
        ExpressionAttributeNames: { '#guard': name },
        ExpressionAttributeValues: { ':guard': read },
      };

/** Holds for a new entity, or one of the revision before. Older records have none, which counts as the first. */
export function revisionGuard(revision: number): object {
  if (revision === 1) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return stillOf(revision - 1);
}

/** Holds while an entity is stored with a revision. */
export const stillOf = (revision: number) => ({
  ConditionExpression:
    revision === 1
      ? '(attribute_exists(pk) AND attribute_not_exists(#revision)) OR #revision = :revision'
      : '#revision = :revision',
  ExpressionAttributeNames: { '#revision': 'revision' },
  ExpressionAttributeValues: { ':revision': revision },
});
