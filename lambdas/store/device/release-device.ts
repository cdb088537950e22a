import type { Device } from '#shared/schemas/device.ts';
import { readDevice } from './device-store.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { deleteEndpoint, isTokenRefused, makeEndpoint } from './push-devices.ts';
import { settleDevice } from './settle-device.ts';

/**
 * Takes a device that is stored no longer from the push service. One that was registered again meanwhile keeps its own
 * subscriptions, and loses those that only the former one had.
 */
export async function releaseDevice(removed: Device): Promise<void> {
  const { id, subscriptions: left } = removed;
  if (!(await readDevice(id))) await forget(removed);
  // Registered while its endpoint was taken away.
  if (await readDevice(id)) await settleDevice(id, { verify: true, left });
}

async function forget({ token, endpointArn, subscriptions }: Device): Promise<void> {
  const arn = endpointArn ?? (await unnotedEndpoint(token));
  if (!arn) return;
  await endSubscriptions(subscriptions, arn);
  await deleteEndpoint(arn);
}

/** An endpoint may have been made whose address nobody noted any more: asking for it again answers it. */
async function unnotedEndpoint(token: string): Promise<string | undefined> {
  try {
    return await makeEndpoint(token);
  } catch (cause) {
    if (isTokenRefused(cause)) return undefined;
    throw cause;
  }
}
