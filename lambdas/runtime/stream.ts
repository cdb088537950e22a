import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from './log.ts';

/**
 * Turns the work on one record into a stream consumer. It handles records in order. The first record that fails goes
 * back with all later ones, so that the changes of an item stay in order and none is lost.
 */
export function streamHandler(onRecord: (record: DynamoDBRecord) => Promise<void>) {
  return async (event: DynamoDBStreamEvent, lambda: Context): Promise<DynamoDBBatchResponse> => {
    log.addContext(lambda);
    for (const record of event.Records) {
      try {
        await onRecord(record);
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        log.error('record failed', { record: record.eventID, error });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
}
