import { env } from '#lambdas/runtime/env.ts';
import { scheduleHandler } from '#lambdas/runtime/schedule.ts';
import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import { deviceIdOf, readDevice, readDevices, removeDevice } from '#lambdas/store/device/device-store.ts';
import {
  deleteEndpoint,
  type Endpoint,
  pagesOfEndpoints,
  pagesOfSubscriptions,
  readEndpoint,
  unsubscribe,
} from '#lambdas/store/device/push-devices.ts';
import type { Device } from '#shared/schemas/device.ts';
import { userTypes } from '#shared/schemas/user.ts';

/** Milliseconds for which a device that was just seen is left alone: it may be about to be enabled. */
const grace = 3_600_000;

/**
 * Removes endpoints that SNS disabled because nothing arrives, with their devices. Removes endpoints without a device,
 * and subscriptions of endpoints that are gone: they would count as reached devices.
 */
export async function tidyDevices(now: Date): Promise<void> {
  if (!env.pushApplication) return;
  const kept = new Set<string>();
  for await (const page of pagesOfEndpoints()) {
    const devices = await readDevices(page.map(({ token }) => deviceIdOf(token)));
    for (const endpoint of page) {
      const device = devices.find(({ token }) => token === endpoint.token);
      if (device) kept.add(endpoint.arn);
      if (!device) await removeStray(endpoint);
      else if (!endpoint.enabled && wasSeenLongAgo(device, now)) await unlessRegistered(device);
    }
  }
  await endOrphans(kept);
}

export const handler = scheduleHandler(tidyDevices);

const wasSeenLongAgo = ({ lastSeenAt }: Device, now: Date) => Date.parse(lastSeenAt) < now.getTime() - grace;

/** A device is stored before it gets an endpoint: an endpoint without a stored device is a stray. */
async function removeStray({ arn, token }: Endpoint) {
  if (!(await readDevice(deviceIdOf(token)))) await deleteEndpoint(arn);
}

/** One that registers at this very moment stays. */
async function unlessRegistered(device: Device) {
  await removeDevice(device).catch((cause: unknown) => {
    if (!(cause instanceof ConditionFailed)) throw cause;
  });
}

/** Endpoints that were made meanwhile are not among those that were seen: each is asked for before its subscription ends. */
async function endOrphans(seen: ReadonlySet<string>) {
  for (const type of userTypes) {
    const orphans: string[] = [];
    for await (const page of pagesOfSubscriptions(type))
      for (const { arn, endpoint } of page)
        if (!seen.has(endpoint) && !(await readEndpoint(endpoint))) orphans.push(arn);
    for (const arn of orphans) await unsubscribe(arn);
  }
}
