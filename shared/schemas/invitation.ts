import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';
import { userTypes } from './user.ts';

/** A stored invitation. Whether it has expired follows from its time. */
const storedStates = ['sent', 'accepted', 'revoked'] as const;
/** The columns of the list (ROL-042). */
export const invitationStates = ['sent', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Somebody who may make an account of their own, and what a super user decided of it (ROL-037). */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** How the mail greets them; they type their name themself. */
  name: z.nullable(z.string()),
  type: z.enum(userTypes),
  country: z.string(),
  province: z.nullable(z.string()),
  language: z.enum(languages),
  pricelist: z.nullable(z.string()),
  message: z.nullable(z.string()),
  state: z.enum(storedStates),
  /** Which link is good: the one of the last mail. */
  link: z.string(),
  /** Whose rights it rests on; nobody's once it was accepted. */
  inviterId: z.nullable(z.string()),
  /** The inviter's name. */
  by: z.string(),
  createdAt: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.nullable(z.string()),
  revision: z.number(),
});
export type Invitation = z.infer<typeof invitation>;
