import { displayName } from '#shared/accounts/display-name.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The fields that every new notification begins with. */
export const newNotification = (id: string, user: CurrentUser, now: Date) => ({
  // Sorts by its time, of which an id can hold the letters and digits.
  id: `${now.toISOString().replace(/\W/g, '')}-${id}`,
  createdAt: now.toISOString(),
  createdBy: displayName(user),
  ...untouched,
});

/** Nobody sent it, nobody holds it. */
const untouched = {
  archived: false,
  sentAt: null,
  editedAt: null,
  topics: [],
  errorCode: null,
  errorMessage: null,
  holder: null,
  claimedAt: null,
  leaseUntil: null,
} satisfies Partial<Notification>;
