import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';
import { knownCountry } from './country.ts';
import { id } from './id.ts';
import { email, password } from './password.ts';
import { textOfLines } from './text.ts';
import { userTypes } from './user.ts';
import { line, ownPerson, phone, province } from './user-input.ts';

/** Letters of the message, and lines of a list of people (ROL-037, ROL-038). */
export const longestMessage = 500;
export const mostInvitations = 200;

/** The invited person, and their type (ROL-037). An invitation never gives rights. */
export const invitationInput = z.strictObject({
  email,
  name: line(),
  type: z.enum(userTypes, 'typeRequired'),
  country: knownCountry,
  province,
  language: z._default(z.nullable(z.enum(languages)), null),
  pricelist: z._default(z.nullable(id), null),
  message: z._default(z.nullable(textOfLines().check(z.maxLength(longestMessage))), null),
});
export type InvitationInput = z.output<typeof invitationInput>;

/** The data that an invited person types; the rest comes from the invitation (ROL-040, ROL-041). */
export const acceptanceInput = z.strictObject({ ...ownPerson, phone, password });
export type AcceptanceInput = z.output<typeof acceptanceInput>;
