import { countryOf } from '#shared/geography/countries.ts';
import type { User } from '#shared/schemas/user.ts';

/** When a user was made, as it is answered (CDA-056). */
export const inSeconds = (time: string) => Math.floor(Date.parse(time) / 1000);

/** A user as the administration sees them: both names of the flag (OPC-12). */
export const answeredUser = (user: User) => ({
  ...user,
  superUser: user.isSuper,
  country: countryOf(user.country),
  createdAt: inSeconds(user.createdAt),
});
