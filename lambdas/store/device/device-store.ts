import { parse } from 'zod/v4/core';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { listScattered, ofPerson } from '#lambdas/store/person/of-person.ts';
import { type Device, device } from '#shared/schemas/device.ts';

/** Days after which a device that was not seen again is forgotten: as long as Firebase keeps a token. */
const days = 270;

const { device: partition } = partitions;

export const deviceIdOf = (token: string): string => hashOf(token);

const keyOf = (id: string) => ({ pk: partition(id), sk: 'DEVICE' });

/** A device as a record of the stream brings it. */
export const parseDevice = (item: Record<string, unknown>): Device => parse(device, item);

export async function readDevice(id: string): Promise<Device | undefined> {
  const item = await readItem(keyOf(id));
  return item && parseDevice(item);
}

/** The devices of these ids that exist, in no order. */
export async function readDevices(ids: readonly string[]): Promise<Device[]> {
  return (await getItems([...new Set(ids)].map(keyOf), true)).map(parseDevice);
}

/** The ids of the devices of a user; the index is a moment late. */
export async function listDevicesOf(uid: string): Promise<string[]> {
  const keys = await listScattered(uid, partition.prefix);
  return keys.flatMap(({ pk }) => partition.restOf(pk) ?? []);
}

const asRead = (read: Device | undefined) => stillAs('version', read?.version);

/** Writes a device that is still as it was read, or still missing; `ConditionFailed` after a lost race. */
export async function writeDevice(written: Device, read: Device | undefined): Promise<void> {
  const ttl = ttlAfter(written.lastSeenAt, days);
  const { pk, sk } = keyOf(written.id);
  const Item = { pk, sk, ...ofPerson(written.uid, pk), ...written, ttl };
  await transact([put({ Item, ...asRead(read) })]);
}

/** Removes a device that is still as it was read. The stream then removes its registrations. */
export async function removeDevice(read: Device): Promise<void> {
  await transact([remove({ Key: keyOf(read.id), ...asRead(read) })]);
}
