import { afterAll, expect, it } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { removeForGood } = await import('#lambdas/runtime/files/remove-for-good.ts');
const { readSnapshot } = await import('#lambdas/store/sent-offer/read-snapshot.ts');
const { offerFolder, versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');

const of = { uid: 'anna', offer: 'one' };
const write = (number: number) =>
  writeFile(versionFile(of, number, '.json'), Buffer.from(JSON.stringify({ version: number })));

it('a version is fetched once for the eight that were read last, and then again [SND-005]', async () => {
  for (let number = 1; number <= 9; number += 1) await write(number);
  expect(await readSnapshot(of, 1)).toEqual({ version: 1 });
  await removeForGood(offerFolder(of.uid, of.offer));
  expect(await readSnapshot(of, 1)).toEqual({ version: 1 });
  for (let number = 2; number <= 9; number += 1) {
    await write(number);
    expect(await readSnapshot(of, number)).toEqual({ version: number });
  }
  await expect(readSnapshot(of, 1)).rejects.toThrow();
});

it('a fetch that fails is not remembered', async () => {
  await expect(readSnapshot(of, 20)).rejects.toThrow();
  await write(20);
  expect(await readSnapshot(of, 20)).toEqual({ version: 20 });
});
