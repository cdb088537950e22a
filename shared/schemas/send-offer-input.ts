import * as z from 'zod/mini';
import { isSubject, longestMailText } from '#shared/offers/sending/mail-texts.ts';
import { id } from './id.ts';
import { email } from './password.ts';
import { sendChannels } from './sent-offer.ts';
import { text, textOfLines } from './text.ts';

/** People whom one sending writes to (SND-014). */
const mostRecipients = 3;

const yes = z.pipe(
  z.nullish(z.boolean()),
  z.transform((ticked) => ticked ?? false),
);
const orEmpty = (typed: string | null | undefined) => typed ?? '';

/** A mail about a version: to whom, and what it says. Placeholders are filled in when it goes out (SND-016, SND-017). */
export const mailFields = {
  recipients: z.pipe(
    z.nullish(z.array(email).check(z.maxLength(mostRecipients))),
    z.transform((typed) => [...new Set(typed ?? [])]),
  ),
  copyToMe: yes,
  subject: z.pipe(z.nullish(text().check(z.refine(isSubject))), z.transform(orEmpty)),
  text: z.pipe(z.nullish(textOfLines().check(z.maxLength(longestMailText))), z.transform(orEmpty)),
  attach: yes,
};

const fields = z.strictObject({
  /** Made by the client: a retry with the same key answers the same version (SND-009). */
  key: id,
  offer: id,
  /** That of the working copy which the owner saw (SND-011). */
  revision: z.int().check(z.gte(1)),
  channel: z.enum(sendChannels),
  asksCode: yes,
  processingTerms: z.nullish(z.string().check(z.maxLength(20))),
  ...mailFields,
});

const isSaid =
  (name: 'subject' | 'text') =>
  ({ channel, ...said }: z.output<typeof fields>) =>
    channel !== 'email' || said[name].trim() !== '';

/** A sending of an owner. A mail says something. */
export const sendOfferInput = fields.check(
  z.refine(isSaid('subject'), { path: ['subject'] }),
  z.refine(isSaid('text'), { path: ['text'] }),
);
export type SendOfferInput = z.output<typeof sendOfferInput>;
