import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { everyRow } from '#shared/search/list-rules.ts';
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

type Clauses<List extends { search: (query: never) => unknown }> = Parameters<List['search']>[0]['clauses'];

/** The clause that keeps the rows of countries that a super user manages. */
export const ofManagedCountries = (manager: Manager) => ({
  country: (country: string) => managesCountry(manager, country),
});

/** Every user that the clauses keep. */
export const allUsers = async (clauses: Clauses<typeof userList> = []) =>
  (await userList.search({ ...everyRow, clauses })).items;

/** Every quotation that the clauses leave. */
export const allQuotations = async (clauses: Clauses<typeof quotationList> = []) =>
  (await quotationList.search({ ...everyRow, clauses })).items;

/** The super users who can sign in. */
export const activeSuperUsers = () => allUsers([{ superUser: 'true' }, { archived: 'false' }]);
