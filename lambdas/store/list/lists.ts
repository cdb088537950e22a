import { activityRules } from '#shared/search/search-activity.ts';
import { quotationRules } from '#shared/search/search-quotations.ts';
import { userRules } from '#shared/search/search-users.ts';
import { readModel } from './read-model.ts';

/** Every quotation, for super users. */
export const quotationList = readModel('quotation', quotationRules);

/** Every user. */
export const userList = readModel('user', userRules);

/** When every user signed in last. */
export const activityList = readModel('activity', activityRules);
