import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { deviceIdOf, readDevice, removeDevice } from '#lambdas/store/device/device-store.ts';
import { deviceToken } from './register-device.ts';

/** The consumer of the table's changes takes the device from the push service. */
export const unregisterDevice = userOperation({
  allow: 'device.write',
  limit: 'device',
  input: z.strictObject({ token: deviceToken }),
  run: async ({ token }, { user }) => {
    const { id: uid } = user;
    await tryAgain(async () => {
      const device = await readDevice(deviceIdOf(token));
      if (device?.uid === uid) await removeDevice(device);
    });
    return true;
  },
});
