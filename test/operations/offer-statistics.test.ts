import { expect, it } from 'vitest';
import { documentOf } from '#test/support/api-document.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aSentOffer } from '#test/support/sent-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';

type Numbers = { sent: number; accepted: number; lost: number; value: number };
type Entry = { key: string; numbers: Numbers | null };
type Told = { firstYear: number; sum: Numbers | null } & Record<
  'months' | 'byCountry' | 'byProvince' | 'byUserType',
  Entry[]
>;

/** No other test sends an offer in this year. */
const year = 2021;
const at = new Date('2021-05-31T22:30:00.000Z');
const ask = (who: Who = 'superUser') =>
  graphql<{ offerStatistics: Told }>(who, documentOf('Query.offerStatistics'), { year });
const told = async (who?: Who) => answered(await ask(who)).offerStatistics;

it('offers are told by month, country, province and type, once three owners sent some, within what one manages [FUP-024, FUP-025]', async () => {
  const sent = [await aSentOffer({ at }), await aSentOffer({ at })];
  await expect.poll(async () => (await told()).months).toEqual([{ key: '2021-06', numbers: null }]);
  expect((await told()).sum).toBeNull();
  sent.push(await aSentOffer({ at }));
  await expect.poll(async () => (await told()).sum?.sent).toBe(3);
  const [one] = sent;
  const accepted = await sentOffersOf(one?.session ?? '').markOfferAccepted(one?.offer ?? '', {
    ...{ version: 1, how: 'spoken', day: '2021-06-06' },
  });
  expect(codeOf(accepted)).toBeUndefined();
  await expect.poll(async () => (await told()).sum?.accepted).toBe(1);
  const { sum, months, byCountry, byProvince, byUserType } = await told();
  expect(sum).toMatchObject({ sent: 3, accepted: 1, lost: 0 });
  expect(sum?.value).toBeGreaterThan(0);
  expect(months).toEqual([{ key: '2021-06', numbers: sum }]);
  expect(byCountry).toEqual([{ key: 'IT', numbers: sum }]);
  for (const list of [byProvince, byUserType]) expect(list.map(({ numbers }) => numbers)).toEqual([sum]);
  expect((await told('superUserOfGermanyAndAustria')).months).toEqual([]);
});

it('nobody but super users asks for them [FUP-024]', async () => {
  expect(codeOf(await ask('painter'))).toBe('forbidden');
});
