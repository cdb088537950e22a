import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { StreamEntry } from '#infra/local/dynamo-db/change-log.ts';

/** Calls a function with a batch of the stream; what it answers is not yet trusted. */
export type InvokeWithRecords = (functionName: string, event: DynamoDBStreamEvent) => Promise<unknown>;

/** How far a function came with a batch: the entries from `failedAt` on are still to be delivered. */
export type Outcome = { failedAt: number; error?: string; named?: boolean };

function isBatchResponse(answer: unknown): answer is DynamoDBBatchResponse {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'batchItemFailures' in answer &&
    Array.isArray(answer.batchItemFailures)
  );
}

/** As AWS does: delivery goes on from the first failed record; a name that is not in the batch fails all. */
function readAnswer(answer: unknown, entries: StreamEntry[]): Outcome {
  const failures = isBatchResponse(answer) ? answer.batchItemFailures : [];
  if (failures.length === 0) return { failedAt: entries.length };
  const positions = failures.map((failure) =>
    entries.findIndex((entry) => entry.sequence === failure.itemIdentifier),
  );
  if (positions.includes(-1))
    return { failedAt: 0, error: 'The function named a record that it was not given.' };
  return {
    failedAt: Math.min(...positions),
    error: 'The function reported the record as failed.',
    named: true,
  };
}

export async function deliver(
  invoke: InvokeWithRecords,
  functionName: string,
  entries: StreamEntry[],
): Promise<Outcome> {
  // A copy: what a function does to its event must not reach the next attempt.
  const event = structuredClone({ Records: entries.map((entry) => entry.record) });
  try {
    return readAnswer(await invoke(functionName, event), entries);
  } catch (error) {
    return { failedAt: 0, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
