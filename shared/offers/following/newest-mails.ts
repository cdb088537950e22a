import type { Delivery } from '#shared/schemas/sent-offer.ts';

type Mail = Pick<Delivery, 'address' | 'version' | 'at'>;

/**
 * The newest mail to each address, where it is about the newest version. What became of the others says nothing any more
 * (FUP-005).
 */
export const newestMails = <Of extends Mail>(mails: readonly Of[], version: number): Of[] =>
  mails.filter(
    (mail) =>
      mail.version === version && !mails.some(({ address, at }) => address === mail.address && at > mail.at),
  );
