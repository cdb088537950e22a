import type { UserSnapshot } from '#shared/schemas/user.ts';

/** How a user is named in lists: first and last name, else the company, else the e-mail. */
export const displayName = ({
  firstName,
  lastName,
  company,
  email,
}: Pick<UserSnapshot, 'firstName' | 'lastName' | 'company' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || company || email;
