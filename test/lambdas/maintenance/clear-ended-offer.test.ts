import { afterAll, expect, it } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);
const { clearEndedOffer } = await import('#lambdas/maintenance/clear-ended-offer.ts');
const { readFileIfThere, writeFile } = await import('#lambdas/runtime/files/files.ts');
const { keysOf } = await import('#lambdas/runtime/table/query-all.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const { versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');

const state = (offer: string) => ({ pk: `SENT#${offer}`, sk: 'STATE' });
const file = (offer: string) => versionFile({ uid: 'anna', offer }, 1, '-signed.pdf');

async function aContract(offer: string) {
  await putItem({ Item: { ...state(offer), offer, uid: 'anna', version: 1, state: 'accepted' } });
  for (const sk of ['V#0001', 'ACCEPTED', 'E#1#one']) await putItem({ Item: { ...state(offer), sk } });
  await writeFile(file(offer), Buffer.from('%PDF'));
}
const removed = (offer: string, sk = 'STATE') => ({
  eventName: 'REMOVE' as const,
  dynamodb: { Keys: { pk: { S: `SENT#${offer}` }, sk: { S: sk } }, OldImage: { uid: { S: 'anna' } } },
});

it('a contract whose state ended is cleared with its files, and no other one [ACC-049]', async () => {
  for (const offer of ['one', 'other']) await aContract(offer);
  await removeItems([state('one')]);
  // Said again it changes nothing.
  for (let time = 0; time < 2; time += 1) await clearEndedOffer(removed('one'));
  expect(await keysOf('SENT#one')).toEqual([]);
  expect(await readFileIfThere(file('one'))).toBeUndefined();
  // Its state is there, or another item of it ended.
  await clearEndedOffer(removed('other'));
  await removeItems([{ ...state('other'), sk: 'E#1#one' }]);
  await clearEndedOffer(removed('other', 'E#1#one'));
  expect(await keysOf('SENT#other')).toHaveLength(3);
  expect(await readFileIfThere(file('other'))).toBeDefined();
});
