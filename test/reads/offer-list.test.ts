import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { context, painter } from '#test/support/quoting.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { operations } = await import('#lambdas/offers/graphql.ts');
const { lightOfferKey } = await import('#lambdas/store/offer/offer-items.ts');
const { client, table: TableName } = await import('#lambdas/runtime/table/table.ts');
const { filled } = await import('#lambdas/runtime/table/filled.ts');
afterAll(() => table.close());

const batch = 25;

/** Light offers, a hundred for each owner. */
async function plant(uidOf: (at: number) => string, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch * 40) {
    const batches = Array.from({ length: 40 }, (_, at) => start + at * batch).filter((first) => first < to);
    await Promise.all(
      batches.map((first) => {
        const rows = Array.from({ length: Math.min(batch, to - first) }, (_, at) => first + at);
        const items = rows.map((at) => {
          const light: OfferLight = aLightOffer({ id: `offer-${at}`, number: at });
          return { ...lightOfferKey({ uid: uidOf(at), id: light.id }), ...filled(light) };
        });
        const requests = items.map((Item) => ({ PutRequest: { Item } }));
        return client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
      }),
    );
  }
}

const others = (at: number) => `other-${Math.floor(at / 100)}`;

/** The growth from 1,000 to 100,000. */
const [few, many] = [100, 10_000];

it('a list of own offers reads the same beside a hundred times as many offers of others [FUP-006]', async () => {
  const list = () => operations['Query.offers'].run({}, context()) as Promise<{ items: OfferLight[] }>;
  await plant(() => painter.id, 0, 300);
  await plant(others, 0, few);
  const withFew = await capacityOf(list);
  await plant(others, few, many);
  const withMany = await capacityOf(list);
  expect(withFew.read).toBeGreaterThan(0);
  expect(withMany).toMatchObject({ read: withFew.read, requests: withFew.requests });
  expect((await list()).items).toHaveLength(300);
});
