import { isCompanyType } from '#shared/accounts/company-types.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { administers } from './super-user.ts';

/** Whether a user has customers, works and offers: people of a company do, and super users for what is their own (CUS-002). */
export const makesOffers = (user: Pick<CurrentUser, 'superUser' | 'type'>): boolean =>
  administers(user) || isCompanyType(user.type);
