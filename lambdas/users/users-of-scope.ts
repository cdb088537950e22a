import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';

/** The clause that leaves those whose country a super user manages. */
export const usersOfScope = (acting: Manager) => ({
  country: (country: string) => managesCountry(acting, country),
});
