import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedProduct } from '#shared/editing/copied-product.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { type ColdFunction, coldFunction } from '#test/support/cold-function.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const bound = 16 * 1024 * 1024;
/** Three of these are held, a fourth is one too many. They pack well: an item ends at 400 KB. */
const large = (id: string) =>
  copiedProduct(aProduct({ id, name: { it: 'x'.repeat(Math.floor(bound / 3.5)) } }));
const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(large);
const all = [first, second, third, fourth].flatMap((copy) => copy ?? []);

let cold: ColdFunction;
let names: string[];
beforeEach(async () => {
  cold = await coldFunction();
  names = all.map(cold.digestOf);
  return () => vi.restoreAllMocks();
});

/** Which of the copies a function has to read. */
async function asked(some: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of some)
    if ((await capacityOf(() => cold.readCopies([name]))).requests > 0) missing.push(name);
  return missing;
}

describe('the copies that a function holds', () => {
  it('are bounded in bytes: what was used longest ago goes first', async () => {
    const [one = '', two = '', three = '', four = ''] = names;
    for (const copy of all.slice(0, 3)) await cold.keepCopies([copy]);
    expect(await asked([one, two, three])).toEqual([]);
    await cold.readCopies([one]);
    await cold.keepCopies(all.slice(3));
    expect(await asked([one, three, four])).toEqual([]);
    expect(await asked([two])).toEqual([two]);
  });

  it('are used by later quotations with one of them, too', async () => {
    const [one = '', two = ''] = names;
    for (const copy of all.slice(0, 3)) await cold.keepCopies([copy]);
    await cold.keepCopies(all.slice(0, 1));
    await cold.keepCopies(all.slice(3));
    expect(await asked([one])).toEqual([]);
    expect(await asked([two])).toEqual([two]);
  });

  it('are no limit of a quotation: one whose copies are more than that is read whole', async () => {
    await cold.keepCopies(all);
    const reader = await coldFunction();
    expect([...(await reader.readCopies(names)).keys()].toSorted()).toEqual(names.toSorted());
  });

  it('are in the log with their bytes, the bound, and the part of those asked for that was held', async () => {
    const [one = '', two = '', three = ''] = names;
    await cold.keepCopies(all);
    const reader = await coldFunction();
    const info = vi.spyOn(reader.log, 'info').mockImplementation(() => {});
    await reader.readCopies([one, two]);
    await reader.readCopies([one]);
    await reader.readCopies([one, three]);
    const held = expect.any(Number);
    expect(info.mock.calls).toEqual([
      ['copies of products', { asked: 2, read: 2, hitRate: 0, held, mostHeld: bound }],
      ['copies of products', { asked: 5, read: 3, hitRate: 0.4, held, mostHeld: bound }],
    ]);
    const bytes = info.mock.calls.map(([, said]) => Number(Object(said).held));
    expect(bytes[1]).toBeCloseTo(Number(bytes[0]) * 1.5, -3);
    expect(bytes[1]).toBeLessThanOrEqual(bound);
    expect(JSON.stringify(info.mock.calls)).not.toContain(one);
  });
});
