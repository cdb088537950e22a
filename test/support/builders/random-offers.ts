import { offerPolicies } from '#shared/offers/offer-bounds.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import type { Offer, VatCode } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { aFreeLine, aMaterial, anOffer, aSection, aWork, italianVat } from './offer.ts';

type Random = {
  below: (most: number) => number;
  one: <Value>(values: readonly Value[]) => Value;
  is: (chance: number) => boolean;
};

function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    one: (values) => values[below(values.length)] as (typeof values)[number],
    is: (chance) => next() < chance,
  };
}

const sectionIds = ['section-1', 'section-2', 'section-3'];
const codes: readonly VatCode[] = italianVat;

/** Small numbers, numbers that end in ties, and the largest ones. */
const numberOf = ({ below, one, is }: Random, largest: number) =>
  is(0.04) ? largest : is(0.3) ? one([0, 500, 1000, 2500, 12_345]) : below(one([100, 10_000, 1_000_000]));

const discountOf = ({ below, is }: Random) => (is(0.7) ? 0 : is(0.1) ? 10_000 : below(10_001));

function choiceOf({ is, one }: Random): Pick<OfferLine, 'optional' | 'alternative' | 'chosen'> {
  const optional = is(0.15);
  const alternative = !optional && is(0.2) ? one(['group-01', 'group-02']) : null;
  return { optional, alternative, chosen: is(0.5) };
}

function randomLine(random: Random, id: string, works: readonly string[]): OfferLine {
  const { one, is, below } = random;
  const common = {
    ...{ id, sectionId: one([null, ...sectionIds]), vat: one(codes).code },
    ...{ discount: discountOf(random), ...choiceOf(random) },
  };
  if (is(0.35)) {
    const named = works.filter(() => is(0.15)).slice(0, 4);
    const cost = is(0.1) ? null : below(5_000_000) / 100;
    const markup = is(0.5) ? null : one([0, 1250, 10_001]);
    return aMaterial(cost, { ...common, material: { works: named, markup } });
  }
  const fields = {
    ...common,
    quantity: numberOf(random, 1_000_000_000),
    price: is(0.05) ? null : numberOf(random, 10_000_000),
    unit: one(['mq', 'mq', 'm', 'corpo']),
    hours: is(0.5) ? below(30_000) : null,
    hourlyCost: is(0.5) ? below(600_000) : null,
    unitCost: is(0.5) ? below(200_000) : null,
  };
  return is(0.7) ? aWork(1, 1, { ...fields, finished: is(0.15) }) : aFreeLine(fields);
}

const idOf = (at: number) => `line-${String(at).padStart(4, '0')}`;

/** An offer as screens can make it, equal for equal seeds. Its discount fits. */
export function randomOffer(seed: number): Offer {
  const random = randomOf(seed);
  const { one, is, below } = random;
  const ids = Array.from({ length: below(14) }, (_, at) => idOf(at));
  const lines = ids.map((id) => randomLine(random, id, ids));
  return settledOffer(
    anOffer(lines, {
      sections: sectionIds.map((id) => aSection(id)),
      policy: one(offerPolicies),
      markup: one([0, 2500, 3333, 100_000]),
      hourlyCost: is(0.5) ? below(500_000) : null,
      discount: is(0.5) ? { percent: discountOf(random) } : null,
      withholding: is(0.3) ? one([400, 2000, 1]) : null,
      splitPayment: is(0.2),
      stamp: is(0.5),
    }),
  );
}
