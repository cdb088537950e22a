/** A condition: an attribute still has the value that was read. If none was read, there still is no item. */
export const stillAs = (name: string, read: unknown) =>
  read === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#guard = :guard',
        ExpressionAttributeNames: { '#guard': name },
        ExpressionAttributeValues: { ':guard': read },
      };

/**
 * The condition of a save: the entity is new, or is stored with the revision before. Older records have no revision;
 * they count as the first one.
 */
export function revisionGuard(revision: number): object {
  if (revision === 1) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return stillOf(revision - 1);
}

/** A condition: the entity is still stored with this revision. */
export const stillOf = (revision: number) => ({
  ConditionExpression:
    revision === 1
      ? '(attribute_exists(pk) AND attribute_not_exists(#revision)) OR #revision = :revision'
      : '#revision = :revision',
  ExpressionAttributeNames: { '#revision': 'revision' },
  ExpressionAttributeValues: { ':revision': revision },
});
