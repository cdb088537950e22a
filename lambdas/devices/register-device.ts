import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { env } from '#lambdas/runtime/env.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { deviceIdOf, readDevice, writeDevice } from '#lambdas/store/device/device-store.ts';
import { PushFailure } from '#lambdas/store/device/push.ts';
import { settleDevice } from '#lambdas/store/device/settle-device.ts';
import { DomainError } from '#shared/errors.ts';
import { type Device, devicePlatforms } from '#shared/schemas/device.ts';

/** Tokens of Firebase have a few hundred letters without blanks. */
export const deviceToken = z.string().check(z.regex(/^[\x21-\x7e]{1,2048}$/));
const input = z.strictObject({ token: deviceToken, platform: z.enum(devicePlatforms) });

/** A token of another user becomes the caller's: they hold the device. */
export const registerDevice = userOperation({
  allow: 'device.write',
  limit: 'device',
  input,
  run: async (given, { caller, user, now }) => {
    if (!env.pushApplication) throw new DomainError('push-not-configured');
    const id = deviceIdOf(given.token);
    const { signedInAt, session } = caller.kind === 'user' ? caller : {};
    const of = { ...given, id, uid: user.id, lastSeenAt: now.toISOString() };
    await store({
      ...of,
      ...(signedInAt !== undefined && { signedInAt }),
      ...(session && { session: session.id }),
    });
    const isTaken = await settleDevice(id, { verify: true, seen: true }).catch(refused);
    if (!isTaken) throw new DomainError('invalid-input', { field: 'token' });
    return true;
  },
});

type Seen = Pick<Device, 'id' | 'uid' | 'token' | 'platform' | 'signedInAt' | 'session' | 'lastSeenAt'>;

/** Stored before the push service hears of it: after a crash the table knows that it may have. */
const store = (seen: Seen) =>
  tryAgain(async () => {
    const before = await readDevice(seen.id);
    const { endpointArn, subscriptions = {}, type } = before ?? {};
    const known = { subscriptions, ...(endpointArn && { endpointArn }), ...(type && { type }) };
    await writeDevice({ ...seen, ...known, settled: before?.settled ?? false, version: newId() }, before);
  });

/** It is stored: a consumer of the stream tries again. */
function refused(cause: unknown): never {
  if (cause instanceof PushFailure) throw new DomainError('push-failed', undefined, { cause });
  throw cause;
}
