import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offerProblems } from '#shared/offers/offer-problems.ts';
import { type Offer, offer as offerSchema } from '#shared/schemas/offer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import { signedIn } from '#test/support/cloud.ts';
import { offersOf, only } from '#test/support/offers-api.ts';

type Shown = { light: OfferLight; offer: Offer };

async function offersBy(email: string) {
  const offers = offersOf(await signedIn(email));
  const { items } = only<{ items: OfferLight[] }>(await offers.offers());
  const shown = await Promise.all(
    items.map(
      async (light): Promise<Shown> => ({
        light,
        offer: offerSchema.parse(only(await offers.offer(light.id))),
      }),
    ),
  );
  return { shown, settings: only<OfferSettings>(await offers.offerSettings()) };
}

describe.each(['andrea.conti@example.com', 'katharina.egger@example.com'])(
  'the demo offers of %s',
  (email) => {
    let shown: Shown[];
    let settings: OfferSettings;
    beforeAll(async () => {
      ({ shown, settings } = await offersBy(email));
    });

    it('are in Italian and German', () => {
      expect(new Set(shown.map(({ offer }) => offer.language))).toEqual(new Set(['it', 'de']));
    });

    it('have in the list the totals that the rules give', () => {
      for (const { light, offer } of shown) expect(light.total).toBe(evaluateOffer(offer).total);
    });

    it('have an option, an alternative, a discount, a plan and materials of a measured or tested quotation', () => {
      const rich = shown.filter(
        ({ offer: { lines, discount, plan } }) =>
          lines.some(({ optional }) => optional) &&
          lines.some(({ alternative }) => alternative) &&
          lines.some(({ material }) => material) &&
          discount !== null &&
          plan.length > 0,
      );
      expect(rich).toHaveLength(1);
      const { businessName: name, vatNumber, regime, vat: own } = settings;
      const owner = { name, country: 'IT', vatNumber, regime, own };
      for (const { offer } of rich)
        expect(offerProblems(offer, { owner, today: dayInRome(new Date(offer.createdAt)) })).toEqual([]);
    });
  },
);

it('a demo offer has lines of two VAT rates', async () => {
  const { shown } = await offersBy('andrea.conti@example.com');
  const rates = shown.map(({ offer }) => evaluateOffer(offer).summary.length);
  expect(Math.max(...rates)).toBe(2);
});
