import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { type CustomerMail, customerMail } from '#lambdas/store/mail/customer-mail.ts';
import { handMail } from '#lambdas/store/mail/send-mail.ts';
import { offerAddress } from '#lambdas/store/pass/share-token.ts';
import { raisingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import type { CustomerContext } from './customer-operation.ts';

type To = Pick<Delivery, 'kind' | 'address'>;

/** A mail that a guest asked for, as it is noted before SES has it. */
export function newDelivery(
  { kind, address }: To,
  { offer, uid, version }: SentHead,
  { now, newId }: Pick<CustomerContext, 'now' | 'newId'>,
): Delivery {
  const at = now.toISOString();
  return {
    ...{ id: newId(), offer, uid, address, kind, version },
    ...{ status: 'unknown', permanent: false, sesId: null, at, statusAt: at },
  };
}

/**
 * Hands a noted mail to SES, once (SND-022). The function of guests writes beside nobody's profile, so such mails are not
 * among those that the owner's account is judged by.
 */
export async function handOver(
  delivery: Delivery,
  said: CustomerMail,
  { language, owner, number }: OfferSnapshot,
  { token, now }: Pick<CustomerContext, 'token' | 'now'>,
): Promise<Delivery['status']> {
  const { offer, id, address } = delivery;
  const mail = customerMail(said, { language, owner, number, link: offerAddress(offer, token) });
  const handed = await handMail({ ...mail, to: address, tags: { offer, delivery: id } });
  if (handed.status === 'unknown') return handed.status;
  const sesId = 'sesId' in handed ? handed.sesId : null;
  const news = { status: handed.status, permanent: false, statusAt: now.toISOString(), sesId };
  try {
    await transact([raisingDelivery(delivery, news)]);
  } catch (cause) {
    // A report of SES was faster.
    if (!(cause instanceof ConditionFailed)) throw cause;
  }
  return handed.status;
}
