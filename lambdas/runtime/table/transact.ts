import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { pause, realPauses } from './pauses.ts';
import { client, table } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The limits of one transaction; the length as JSON is never below the size DynamoDB counts. */
const largestTransaction = 4 * 1024 * 1024;
const mostWrites = 100;
/**
 * Tries of a transaction that was throttled or collided with another one on an item. A collision does not mean that
 * somebody saved.
 */
const tries = 6;

type Parts = Required<Write>;
type AnyPart = Parts['Put'] & Parts['Update'] & Parts['ConditionCheck'] & Parts['Delete'];

const ofTable = (parameters: object) => ({ TableName: table, ...parameters }) as AnyPart;

/** The parameters of one write to the table, wrapped for a transaction. */
export const put = (parameters: object): Write => ({ Put: ofTable(parameters) });
export const update = (parameters: object): Write => ({ Update: ofTable(parameters) });
export const check = (parameters: object): Write => ({ ConditionCheck: ofTable(parameters) });
export const remove = (parameters: object): Write => ({ Delete: ofTable(parameters) });

/** A write that was refused because its condition did not hold; `refused` are the positions of those writes. */
export class ConditionFailed extends DomainError {
  readonly refused: readonly number[];

  constructor(refused: readonly number[], cause: unknown) {
    super('conflict', undefined, { cause });
    this.refused = refused;
  }
}

/** All writes or none. A condition that does not hold is `conflict`, an overloaded table `busy`. */
export async function transact(writes: readonly Write[], pauses = realPauses) {
  if (writes.length > mostWrites || Buffer.byteLength(JSON.stringify(writes)) > largestTransaction)
    throw new DomainError('too-large');
  // One token for all tries: a write whose answer was lost is not done twice and does not fail its own condition.
  const ClientRequestToken = randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...writes], ClientRequestToken }));
      return;
    } catch (cause) {
      const reasons = reasonsOf(cause);
      if (reasons.includes(refused)) throw new ConditionFailed(placesOf(refused, reasons), cause);
      if (!reasons.some((reason) => passing.includes(reason))) throw cause;
      if (attempt === tries) throw new DomainError('busy', undefined, { cause });
      await pause(attempt, pauses);
    }
  }
}

/** Reasons why DynamoDB cancels a transaction: a condition, or a state that passes. */
const refused = 'ConditionalCheckFailed';
const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

const reasonsOf = (cause: unknown): string[] =>
  cause instanceof TransactionCanceledException
    ? (cause.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None')
    : [];

const placesOf = (wanted: string, reasons: readonly string[]): number[] =>
  reasons.flatMap((reason, index) => (reason === wanted ? [index] : []));
