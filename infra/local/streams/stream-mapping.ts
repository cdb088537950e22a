import type { DynamoDBRecord } from 'aws-lambda';
import { tableShape } from '#infra/table-shape.ts';
import { wakes } from '#infra/wakes.ts';
import type { FunctionSpec, Trigger } from '#lambdas/function-spec.ts';

type StreamTrigger = Extract<Trigger, { stream: object }>['stream'];

/** Which records of the table wake a function. */
export type StreamMapping = StreamTrigger & { functionName: string };

export function streamMappings(functions: Record<string, FunctionSpec>): StreamMapping[] {
  return Object.entries(functions).flatMap(([functionName, { trigger }]) =>
    'stream' in trigger ? [{ functionName, ...trigger.stream }] : [],
  );
}

export function isWanted(mapping: StreamMapping, tableName: string, record: DynamoDBRecord): boolean {
  const { eventName, eventSourceARN, dynamodb } = record;
  const partitionKey = dynamodb?.Keys?.[tableShape.partitionKey]?.S;
  const sortKey = dynamodb?.Keys?.[tableShape.sortKey]?.S;
  if (!eventName || partitionKey === undefined || sortKey === undefined) return false;
  return (
    eventSourceARN?.includes(`:table/${tableName}/`) === true &&
    mapping.events.includes(eventName) &&
    wakes(mapping.keys, partitionKey, sortKey)
  );
}
