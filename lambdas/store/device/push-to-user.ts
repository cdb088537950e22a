import { log } from '#lambdas/runtime/log.ts';
import { readUserInSession } from '#lambdas/store/session/session-store.ts';
import { mayStay } from '#shared/devices/device-rights.ts';
import { listDevicesOf, readDevices } from './device-store.ts';
import { PushFailure, publishToDevice } from './push.ts';
import type { PushMessage } from './push-message.ts';

/** Hands a message to each device of one user, and to no other. A device that fails holds up no other (FUP-019, FUP-020). */
export async function pushToUser(uid: string, message: PushMessage): Promise<void> {
  const devices = await readDevices(await listDevicesOf(uid));
  const own = devices.filter((device) => device.uid === uid);
  await Promise.all(
    own.map(async (device) => {
      const { user, session } = await readUserInSession(uid, device.session);
      if (!device.endpointArn || !mayStay(user, device, session?.endedAt !== undefined)) return;
      await publishToDevice(device.endpointArn, message).catch((cause: unknown) => {
        if (!(cause instanceof PushFailure)) throw cause;
        log.warn('a push to a device was not sent', { code: cause.code });
      });
    }),
  );
}
