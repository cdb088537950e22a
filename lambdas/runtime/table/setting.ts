type Condition = {
  ConditionExpression: string;
  ExpressionAttributeNames?: Readonly<Record<string, string>>;
  ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
};

/**
 * The parameters of an update that sets some attributes and leaves the others. One without a value is removed, as items
 * are written without it; one that is undefined stays.
 */
export function setting(fields: object, when: Condition) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const set = entries.filter(([, value]) => value !== null);
  const gone = entries.filter(([, value]) => value === null);
  const values = {
    ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    ...when.ExpressionAttributeValues,
  };
  return {
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`] : []),
      ...(gone.length > 0 ? [`REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: when.ConditionExpression,
    ExpressionAttributeNames: {
      ...Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ...when.ExpressionAttributeNames,
    },
    // DynamoDB refuses an empty list.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
