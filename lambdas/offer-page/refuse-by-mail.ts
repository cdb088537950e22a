import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { refusedBy } from '#lambdas/store/sent-offer/delivery-store.ts';
import { refuseReminders } from '#lambdas/store/sent-offer/refused-reminders-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { DomainError } from '#shared/errors.ts';
import { refusalInput } from '#shared/schemas/offer-page-input.ts';

/**
 * The button of a mail program (RFC 8058): no more reminders to this address from this owner (FUP-013). Its
 * token is in the address, as mail programs send no fragment, and does this alone.
 */
export const refuseByMail = operation({
  allow: 'reminders.refuse',
  limit: 'refuse-reminders',
  input: refusalInput,
  async run({ offer, token }, { now }): Promise<object> {
    const delivery = await refusedBy(offer, token);
    if (!delivery) throw new DomainError('link-expired');
    await refuseReminders(delivery.uid, delivery.address, now);
    return {};
  },
});

/** Mail programs post a form of one fixed field: what is asked stands in the address alone. */
export const handler = httpHandler(
  refuseByMail,
  jsonReply,
  anyCaller,
  ({ queryStringParameters }) => queryStringParameters ?? {},
);
