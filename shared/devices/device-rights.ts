import { isSessionOver } from '#shared/access/is-session-over.ts';
import type { Device } from '#shared/schemas/device.ts';
import { type User, type UserType, userTypes } from '#shared/schemas/user.ts';

/**
 * Whether a device may stay: until its user is archived or gone, or the session ended that registered it (OPW-47).
 * `hasEnded` tells whether that one was ended by itself.
 */
export const mayStay = (
  user: Pick<User, 'archived' | 'sessionsEndedAt' | 'sessionKept'> | undefined,
  { signedInAt, session }: Pick<Device, 'signedInAt' | 'session'>,
  hasEnded = false,
): boolean => user !== undefined && !user.archived && !hasEnded && !isSessionOver(user, signedInAt, session);

/** The one type whose messages the devices of a user get. */
export const pushedType = ({ type }: Pick<User, 'type'>): UserType | undefined =>
  userTypes.find((each) => each === type);
