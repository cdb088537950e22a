import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { readCustomers } from '#lambdas/store/customer/customer-store.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { readLightOffers } from '#lambdas/store/offer/offer-store.ts';
import { bearerCaller } from '#lambdas/store/session/http-caller.ts';
import en from '#locales/en/exportedOffers.json' with { type: 'json' };
import it from '#locales/it/exportedOffers.json' with { type: 'json' };
import { documentLanguage } from '#shared/document/document-options.ts';
import { id } from '#shared/schemas/id.ts';
import { offersSheet } from './offers-sheet.ts';

const texts = { it, en };

/** Offers of one file: more than one owner writes in years. */
const mostOffers = 10_000;

/**
 * The offers that the list found, in the order it shows: the browser searches and sorts, and names them. Those of others
 * are left out (FUP-007). It is base64 text that the caller decodes.
 */
export const exportOffers = userOperation({
  allow: 'offer.prepare',
  limit: 'document',
  input: z.strictObject({ ids: z.array(id).check(z.maxLength(mostOffers)) }),
  async run({ ids }, { user, now, newId }) {
    const found = await readLightOffers(user.id, [...new Set(ids)]);
    const lights = new Map(found.map((light) => [light.id, light]));
    const customers = new Map(
      (await readCustomers(user.id, [...new Set(found.flatMap(({ customerId }) => customerId ?? []))])).map(
        (customer) => [customer.id, customer],
      ),
    );
    const offers = [...new Set(ids)].flatMap((each) => {
      const light = lights.get(each);
      return light ? [{ light, customer: customers.get(light.customerId ?? '') }] : [];
    });
    const known = texts[documentLanguage(user.language)];
    return deliveredSheet(await offersSheet(offers, known, now), known.fileName, newId);
  },
});

export const handler = httpHandler(exportOffers, textReply, bearerCaller);
