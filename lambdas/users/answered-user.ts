import { countryOf } from '#shared/geography/countries.ts';
import type { User } from '#shared/schemas/user.ts';

/** A user as the administration sees him: both names of the flag (OPC-12), the creation in seconds (CDA-056). */
export const answeredUser = (user: User) => ({
  ...user,
  superUser: user.isSuper,
  country: countryOf(user.country),
  createdAt: Math.floor(Date.parse(user.createdAt) / 1000),
});
