import { noInput, operation } from '#lambdas/operation.ts';
import { listNotifications as list } from '#lambdas/store/notification/notification-store.ts';
import { answered } from './stored-notification.ts';

/** Every notification, for super users alone, the newest first (NOT-022, NOT-069, WDA-052). */
export const listNotifications = operation({
  allow: 'notification.write',
  input: noInput,
  run: async () => (await list()).map(({ opened, ...notification }) => answered(notification, opened)),
});
