import type { Trigger } from '#lambdas/function-spec.ts';

type StreamKeys = Extract<Trigger, { stream: object }>['stream']['keys'];

/** Whether an item of these keys wakes a consumer that names its `keys`. */
export const wakes = (keys: StreamKeys, partitionKey: string, sortKey: string): boolean =>
  keys.some(({ partitions, sorts }) => beginsAsOne(partitionKey, partitions) && beginsAsOne(sortKey, sorts));

const beginsAsOne = (key: string, starts: readonly string[] | undefined): boolean =>
  !starts || starts.some((start) => key.startsWith(start));
