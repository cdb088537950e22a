import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { client } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What one transaction takes; the length as JSON is never below the size DynamoDB counts. */
const largestTransaction = 4 * 1024 * 1024;
const mostWrites = 100;
/** Transactions that met another one on the same item are tried again: nobody need have saved. */
const tries = 3;

/** The parameters of one write, wrapped for a transaction. */
export const put = (parameters: object): Write => ({ Put: parameters as Write['Put'] & object });
export const update = (parameters: object): Write => ({ Update: parameters as Write['Update'] & object });
export const check = (parameters: object): Write => ({
  ConditionCheck: parameters as Write['ConditionCheck'] & object,
});
export const remove = (parameters: object): Write => ({ Delete: parameters as Write['Delete'] & object });

/** A write that was refused because its condition did not hold; `refused` are the positions of those writes. */
export class ConditionFailed extends DomainError {
  readonly refused: readonly number[];

  constructor(refused: readonly number[], cause: unknown) {
    super('conflict', undefined, { cause });
    this.refused = refused;
  }
}

/** All writes or none. The only place that runs transactions: a refused condition is the error `conflict`. */
export async function transact(
  writes: readonly Write[],
  wait: (ms: number) => Promise<unknown> = setTimeout,
) {
  if (writes.length > mostWrites || Buffer.byteLength(JSON.stringify(writes)) > largestTransaction)
    throw new DomainError('too-large');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...writes] }));
      return;
    } catch (cause) {
      if (attempt < tries && reasonsOf(cause).includes('TransactionConflict')) await wait(attempt * 50);
      else throw translated(cause);
    }
  }
}

const reasonsOf = (cause: unknown): string[] =>
  cause instanceof TransactionCanceledException
    ? (cause.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None')
    : [];

function translated(cause: unknown): unknown {
  const refused = reasonsOf(cause).flatMap((reason, index) =>
    reason === 'ConditionalCheckFailed' || reason === 'TransactionConflict' ? [index] : [],
  );
  return refused.length > 0 ? new ConditionFailed(refused, cause) : cause;
}
