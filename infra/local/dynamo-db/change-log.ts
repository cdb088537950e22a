import type { DynamoDBRecord } from 'aws-lambda';
import type { LevelOperation } from 'dynalite/db/index.js';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';
import type { Change } from './write-batch.ts';

export type StreamEntry = { sequence: string; record: DynamoDBRecord };

/** The stream of the tables: written with the items, read by the event sources, trimmed when all have read. */
export type ChangeLog = {
  /** The last record that is on disk. */
  lastSequence(): string;
  read(after: string, limit: number): Promise<StreamEntry[]>;
  trimUpTo(sequence: string): Promise<void>;
  onGrowth(listener: () => void): void;
};

/** The side that the writer uses. */
export type WritableChangeLog = ChangeLog & {
  /** The operations that keep the records of these changes, to be written together with the items. */
  append(changes: Change[], expired: boolean): LevelOperation[];
  /** The records are on disk. */
  announce(): void;
};

/** Numbers of one width, so that their order as texts is their order. */
function asSequence(number: number): string {
  return `1${String(number).padStart(20, '0')}`;
}

const eventNames = { before: 'REMOVE', after: 'INSERT', both: 'MODIFY' } as const;

/** The remover of expired items, in the words of AWS. */
const timeToLiveService = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

function toRecord(change: Change, sequence: string, seconds: number, expired: boolean): DynamoDBRecord {
  const { table, keys, before, after } = change;
  const region = table.TableArn.split(':')[3];
  return {
    eventID: `change-${sequence}`,
    eventName: before && after ? eventNames.both : before ? eventNames.before : eventNames.after,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ApproximateCreationDateTime: seconds,
      Keys: keys,
      ...(after && { NewImage: after }),
      ...(before && { OldImage: before }),
      SequenceNumber: sequence,
      SizeBytes: JSON.stringify([keys, before, after]).length,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
    eventSourceARN: `${table.TableArn}/stream/2026-01-01T00:00:00.000`,
    ...(expired && { userIdentity: timeToLiveService }),
  };
}

export async function openChangeLog(database: Database, clock: () => number): Promise<WritableChangeLog> {
  const records = hiddenTable<DynamoDBRecord>(database, 'stream');
  // Kept apart from the records: trimming must not make numbers start again below a consumer's position.
  const counter = hiddenTable<number>(database, 'stream-counter');
  let last = (await counter.get('last')) ?? 0;
  let lastOnDisk = last;
  const listeners: (() => void)[] = [];
  return {
    lastSequence: () => asSequence(lastOnDisk),
    append(changes, expired) {
      if (changes.length === 0) return [];
      const seconds = Math.floor(clock() / 1000);
      const kept = changes.map((change) => {
        last += 1;
        return records.put(asSequence(last), toRecord(change, asSequence(last), seconds, expired));
      });
      return [...kept, counter.put('last', last)];
    },
    announce: () => {
      lastOnDisk = last;
      for (const listener of listeners) listener();
    },
    async read(after, limit) {
      const found: StreamEntry[] = [];
      for await (const [sequence, record] of records.entries({ after, limit }))
        found.push({ sequence, record });
      return found;
    },
    trimUpTo: (sequence) => records.removeUpTo(sequence),
    onGrowth: (listener) => void listeners.push(listener),
  };
}
