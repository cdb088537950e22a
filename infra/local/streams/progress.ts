import type { DynamoDBRecord } from 'aws-lambda';
import type { Database } from '#infra/local/dynamo-db/database.ts';
import { hiddenTable } from '#infra/local/dynamo-db/hidden-table.ts';

/** A record that a function refused to the end. */
export type DeadLetter = {
  functionName: string;
  record: DynamoDBRecord;
  attempts: number;
  error: string;
  /** ISO 8601. */
  at: string;
};

/** How far each function has come, on disk. */
export type Progress = {
  position(functionName: string): Promise<string>;
  moveTo(functionName: string, sequence: string, deadLetter?: DeadLetter): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
};

export function openProgress(database: Database): Progress {
  const positions = hiddenTable<string>(database, 'stream-position');
  const letters = hiddenTable<DeadLetter>(database, 'dead-letter');
  return {
    position: async (functionName) => (await positions.get(functionName)) ?? '',
    moveTo: (functionName, sequence, letter) =>
      database.write([
        positions.put(functionName, sequence),
        ...(letter ? [letters.put(`${sequence}~${functionName}`, letter)] : []),
      ]),
    async deadLetters() {
      const found: DeadLetter[] = [];
      for await (const [, letter] of letters.entries()) found.push(letter);
      return found;
    },
  };
}
