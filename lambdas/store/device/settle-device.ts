import { newId } from '#lambdas/runtime/new-id.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readUserInSession } from '#lambdas/store/session/session-store.ts';
import { mayStay, pushedType } from '#shared/devices/device-rights.ts';
import type { Device } from '#shared/schemas/device.ts';
import type { UserType } from '#shared/schemas/user.ts';
import { readDevice, removeDevice, writeDevice } from './device-store.ts';
import { endSubscriptions, type Subscriptions } from './end-subscriptions.ts';
import {
  enableEndpoint,
  isTokenRefused,
  makeEndpoint,
  readEndpoint,
  subscribe,
  unsubscribe,
} from './push-devices.ts';

type Settling = {
  /** Asks the push service even where all is noted as settled. */
  verify?: boolean;
  /** The device itself says that it is there: an endpoint that the service disabled is enabled. */
  seen?: boolean;
  /** Further subscriptions that the device may have, beside the noted ones. */
  left?: Subscriptions;
};

/**
 * Makes the push service agree with the stored device and its user: an endpoint, subscribed to exactly the type of the
 * user, or nothing once the device may not stay. Each step is noted before it begins, so that a repetition after a
 * crash ends in the same state. False for a token that the service does not take.
 */
export async function settleDevice(id: string, settling: Settling = {}): Promise<boolean> {
  const left = { ...settling.left };
  return tryAgain(async () => {
    const device = await readDevice(id);
    if (!device) {
      await endSubscriptions(left);
      return true;
    }
    const { user, session } = await readUserInSession(device.uid, device.session);
    if (!user || !mayStay(user, device, session?.endedAt !== undefined)) {
      await removeDevice(device);
      return true;
    }
    const type = pushedType(user);
    if (!settling.verify && device.settled && device.type === type) return true;
    return settle(device, type, left, settling.seen ?? false);
  });
}

async function settle(device: Device, type: UserType | undefined, left: Subscriptions, seen: boolean) {
  const endpointArn = await endpointOf(device, seen).catch(async (cause: unknown) => {
    if (!isTokenRefused(cause)) throw cause;
    await removeDevice(device);
  });
  if (!endpointArn) return false;
  const isAnother = device.endpointArn !== undefined && device.endpointArn !== endpointArn;
  if (isAnother) await endSubscriptions(device.subscriptions);
  const known = merged(isAnother ? {} : device.subscriptions, left);
  const begun = await begin(device, endpointArn, type ? merged({ [type]: '' }, known) : known);

  const others = Object.fromEntries(Object.entries(begun.subscriptions).filter(([each]) => each !== type));
  await endSubscriptions(others, endpointArn);
  const arn = type && (await subscribe(type, endpointArn));
  if (type && arn) {
    left[type] = arn;
    const former = begun.subscriptions[type];
    if (former && former !== arn) await unsubscribe(former);
  }
  const { type: _former, ...same } = begun;
  await note(begun, {
    ...same,
    ...(type && { type }),
    subscriptions: type && arn ? { [type]: arn } : {},
    settled: true,
  });
  return true;
}

async function endpointOf({ endpointArn, token }: Device, seen: boolean): Promise<string> {
  const known = endpointArn ? await readEndpoint(endpointArn) : undefined;
  const arn = known?.arn ?? (await makeEndpoint(token));
  if (!seen) return arn;
  const endpoint = known ?? (await readEndpoint(arn));
  if (endpoint?.token !== token || !endpoint.enabled) await enableEndpoint(arn, token);
  return arn;
}

/** Notes the subscriptions before they are asked for. */
async function begin(device: Device, endpointArn: string, subscriptions: Subscriptions): Promise<Device> {
  const isNoted =
    device.endpointArn === endpointArn &&
    Object.keys(subscriptions).every((type) => device.subscriptions[type] !== undefined);
  if (isNoted) return device;
  return note(device, { ...device, endpointArn, subscriptions, settled: false });
}

async function note(read: Device, change: Device): Promise<Device> {
  if (isSame(read, change)) return read;
  const written = { ...change, version: newId() };
  await writeDevice(written, read);
  return written;
}

const isSame = (a: Device, b: Device) =>
  a.settled === b.settled &&
  a.type === b.type &&
  a.endpointArn === b.endpointArn &&
  Object.keys(a.subscriptions).length === Object.keys(b.subscriptions).length &&
  Object.entries(a.subscriptions).every(([type, arn]) => b.subscriptions[type] === arn);

/** A known address wins over a subscription that was only begun. */
function merged(first: Subscriptions, second: Subscriptions): Subscriptions {
  const all = { ...first };
  for (const [type, arn] of Object.entries(second)) all[type] = arn || all[type] || '';
  return all;
}
