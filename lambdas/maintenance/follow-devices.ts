import type { DynamoDBRecord } from 'aws-lambda';
import { env } from '#lambdas/runtime/env.ts';
import { itemOfImage } from '#lambdas/runtime/item-of-image.ts';
import { listDevicesOf, parseDevice } from '#lambdas/store/device/device-store.ts';
import { releaseDevice } from '#lambdas/store/device/release-device.ts';
import { settleDevice } from '#lambdas/store/device/settle-device.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

/** Settles devices with their stored data and users. A repeated, late or early record changes nothing. */
export async function followDevices({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (!env.pushApplication) return;
  const { pk, sk } = dynamodb?.Keys ?? {};
  const device = partitions.device.restOf(pk?.S ?? '');
  const removed = eventName === 'REMOVE' ? itemOfImage(dynamodb?.OldImage) : undefined;
  if (device && removed) await releaseDevice(parseDevice(removed));
  else if (device) await settleDevice(device);
  else if (concernsDevices(sk?.S ?? '', dynamodb)) {
    for (const each of await listDevicesOf(partitions.user.restOf(pk?.S ?? '') ?? ''))
      await settleDevice(each);
  }
}

/** The fields of a user that decide about their devices. */
const deciding = ['type', 'archived', 'sessionsEndedAt'];

function concernsDevices(sort: string, dynamodb: DynamoDBRecord['dynamodb']): boolean {
  if (sort !== sorts.profile)
    return sort.startsWith(sorts.session.prefix) && dynamodb?.NewImage?.endedAt !== undefined;
  const [before, after] = [dynamodb?.OldImage?.profile?.M, dynamodb?.NewImage?.profile?.M];
  if (!before || !after) return before !== undefined;
  return deciding.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
