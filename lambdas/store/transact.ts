import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { client } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** ElectroDB builds the parameters of one write without types; these wrap them for a transaction. */
export const put = (parameters: object): Write => ({ Put: parameters as Write['Put'] & object });
export const update = (parameters: object): Write => ({ Update: parameters as Write['Update'] & object });
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
export async function transact(writes: readonly Write[]): Promise<void> {
  try {
    await client.send(new TransactWriteCommand({ TransactItems: [...writes] }));
  } catch (cause) {
    if (!(cause instanceof TransactionCanceledException)) throw cause;
    const refused = (cause.CancellationReasons ?? []).flatMap(({ Code }, index) =>
      Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict' ? [index] : [],
    );
    if (refused.length === 0) throw cause;
    throw new ConditionFailed(refused, cause);
  }
}
