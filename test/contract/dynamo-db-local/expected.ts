import { areAlike, type Difference } from './calls.ts';

const unsigned = 'it checks no signature';
const wording = 'it refuses with other words';
const accounting = 'it counts capacity in its own way; the documentation of DynamoDB says how AWS does';

/** Tests of the contract that DynamoDB Local does not pass, each with the reason. */
export const expectedFailures: Readonly<Record<string, string>> = {
  'a call signed with an unknown key is refused': unsigned,
  'a call signed with a wrong secret is refused': unsigned,
  'a call with a changed body is refused': unsigned,
  'a call without a signature is refused': 'it refuses it, by another name',
  'an item is refused with an empty text, or another type, as the key of an index': wording,
  'an item is refused without its key, or with a key of another type': wording,
  'a key is refused for a partition key of more than 2048 bytes, in writes, reads and queries': wording,
  'a key is refused for a sort key of more than 1024 bytes, in writes, reads and queries': wording,
  'a transaction is cancelled as a whole when an update does not fit the item that it finds':
    'it cancels it too, as ValidationException instead of TransactionCanceledException',
  'a read costs in a batch for each item': accounting,
  'a read costs in a query that finds nothing as much as a small item': accounting,
  'a write costs in a transaction twice for the table and once for its indexes': accounting,
};

/** Answers that may differ, each with the reason. */
export const expectedDifferences: readonly { reason: string; is: (difference: Difference) => boolean }[] = [
  {
    reason: 'a scan has an order and pages of its own',
    is: ({ operation, input, ours, theirs }) =>
      operation === 'Scan' &&
      ('ExclusiveStartKey' in input ||
        ('body' in ours && 'LastEvaluatedKey' in ours.body) ||
        areAlike(ours, theirs, true)),
  },
  {
    reason: 'entries of an index with the same sort key have no order',
    is: ({ operation, input, ours, theirs }) =>
      operation === 'Query' && 'IndexName' in input && areAlike(ours, theirs, true),
  },
  {
    reason: 'it tells the capacity of a deletion that found nothing, unasked',
    is: ({ operation, ours, theirs }) =>
      operation === 'DeleteItem' &&
      areAlike(ours, { body: {} }, false) &&
      'body' in theirs &&
      Object.keys(theirs.body).join() === 'ConsumedCapacity',
  },
];
