import { isScopeWithin, type Rights } from './may-manage-user.ts';

type Held = Rights & { archived?: boolean };

/**
 * Whether somebody may do more afterwards than before: rights of a super user, more countries, or the rights from
 * before they were archived (ROL-019).
 */
export function isPromotion(before: Held | undefined, after: Held): boolean {
  if (!after.isSuper) return false;
  if (!before?.isSuper) return true;
  return !isScopeWithin(after, before) || Boolean(before.archived && !after.archived);
}
