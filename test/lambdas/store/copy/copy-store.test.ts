import { BatchGetCommand, type BatchGetCommandOutput, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedProduct } from '#shared/editing/copied-product.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { type ColdFunction, coldFunction } from '#test/support/cold-function.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { storedCopies } from '#test/support/stored-copies.ts';

const services = await openDataServices();
afterAll(services.close);

let copies = 0;
/** A copy of a product that no other test has. */
function aCopy(changes: Parameters<typeof aProduct>[0] = {}): ProductCopy {
  copies += 1;
  return copiedProduct(aProduct({ id: `product-${copies}`, ...changes }));
}
const priced = (pcu: number) => [
  { name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu }] },
];

/** The same, with the fields of all its records in the opposite order. */
const turned = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(turned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, turned(field)]);
  return Object.fromEntries(fields.toReversed());
};

/** The given work sends a command of the client, or not. */
function around(
  client: ColdFunction['client'],
  work: (command: object, send: () => Promise<object>) => Promise<object>,
) {
  const send = client.send.bind(client) as (command: object) => Promise<object>;
  vi.spyOn(client, 'send').mockImplementation(((command: object) =>
    work(command, () => send(command))) as never);
}

let cold: ColdFunction;
beforeEach(async () => {
  cold = await coldFunction();
  return () => vi.restoreAllMocks();
});

const named = async (name: string) => (await storedCopies()).filter((one) => one.name === name);

describe('the name of a copy', () => {
  it('is the same for the same content, whatever the order of its fields', () => {
    const copy = aCopy({ name: { it: 'Calce', en: 'Lime' }, priceranges: priced(112.5) });
    expect(Object.keys(turned(copy))).not.toEqual(Object.keys(copy));
    expect(cold.digestOf(turned(copy))).toBe(cold.digestOf(copy));
  });

  it('is another one when a price is another', () => {
    const id = 'calce';
    const names = [112.5, 112.51].map((pcu) => cold.digestOf(aCopy({ id, priceranges: priced(pcu) })));
    expect(new Set(names).size).toBe(2);
  });

  it('says what the table has under it', async () => {
    await cold.keepCopies([aCopy({ specs: null, imageUrl: undefined }), aCopy({ consumption: 0.1 })]);
    for (const { name, copy } of await storedCopies()) expect(cold.digestOf(copy as ProductCopy)).toBe(name);
  });
});

describe('a copy', () => {
  it('is written once: another function that keeps it looks for half a unit, and writes nothing', async () => {
    const copy = aCopy();
    const first = await capacityOf(() => cold.keepCopies([copy]));
    expect(first).toMatchObject({ write: 1, requests: 2 });
    const another = await coldFunction();
    // A put that is refused is counted by DynamoDB, and not in its answer.
    const sent: string[] = [];
    around(another.client, (command, send) => {
      sent.push(command.constructor.name);
      return send();
    });
    const second = await capacityOf(() => another.keepCopies([turned(copy)]));
    expect(second).toMatchObject({ read: 0.5, write: 0 });
    expect(sent).toEqual(['BatchGetCommand']);
    expect(await named(cold.digestOf(copy))).toHaveLength(1);
  });

  it('that a function wrote, found or read is not asked for again', async () => {
    const copy = aCopy();
    const ask = async ({ keepCopies, readCopies, digestOf }: ColdFunction) => {
      await keepCopies([copy]);
      await readCopies([digestOf(copy)]);
    };
    await cold.keepCopies([copy]);
    expect((await capacityOf(() => ask(cold))).requests).toBe(0);
    const found = await coldFunction();
    await found.keepCopies([copy]);
    expect((await capacityOf(() => ask(found))).requests).toBe(0);
    const read = await coldFunction();
    await read.readCopies([cold.digestOf(copy)]);
    expect((await capacityOf(() => ask(read))).requests).toBe(0);
  });

  it('that two functions write at the same moment is there once, and both succeed', async () => {
    const copy = aCopy();
    const functions = [cold, await coldFunction()];
    let looking = functions.length;
    const all = Promise.withResolvers<void>();
    const puts: Promise<unknown>[] = [];
    for (const { client } of functions)
      around(client, async (command, send) => {
        const answer = send();
        if (command instanceof PutCommand) puts.push(answer);
        if (!(command instanceof BatchGetCommand)) return answer;
        // Nobody writes before both have found nothing.
        await answer;
        looking -= 1;
        if (looking === 0) all.resolve();
        return all.promise.then(() => answer);
      });
    await Promise.all(functions.map(({ keepCopies }) => keepCopies([copy])));
    const outcomes = await Promise.allSettled(puts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    vi.restoreAllMocks();
    expect(await named(cold.digestOf(copy))).toHaveLength(1);
  });
});

describe('a copy that a quotation names', () => {
  /** The first looks, so many, do not see a copy; answers how each was made, and for how many. */
  function blind({ client }: ColdFunction, name: string, most: number) {
    const looks: [isConsistent: boolean | undefined, keys: number | undefined][] = [];
    around(client, async (command, send) => {
      const answer = (await send()) as BatchGetCommandOutput;
      if (!(command instanceof BatchGetCommand)) return answer;
      const [asked] = Object.values(command.input.RequestItems ?? {});
      looks.push([asked?.ConsistentRead, asked?.Keys?.length]);
      if (looks.length > most) return answer;
      const seen = Object.entries(answer.Responses ?? {}).map(([table, items]) => [
        table,
        items.filter(({ pk }) => pk !== `COPY#${name}`),
      ]);
      return { ...answer, Responses: Object.fromEntries(seen) };
    });
    return looks;
  }

  it('is asked for once more, alone and consistently, when the first look misses it', async () => {
    const both = [aCopy(), aCopy()];
    await cold.keepCopies(both);
    const names = both.map(cold.digestOf);
    const reader = await coldFunction();
    const looks = blind(reader, String(names[1]), 1);
    const read = await reader.readCopies(names);
    expect(names.map((name) => read.get(name)?.id)).toEqual(both.map(({ id }) => id));
    expect(looks).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  it('is an error that names it in the log alone when the second look misses it too', async () => {
    const copy = aCopy();
    await cold.keepCopies([copy]);
    const name = cold.digestOf(copy);
    const reader = await coldFunction();
    const looks = blind(reader, name, 2);
    const cause = await reader.readCopies([name]).catch((error: Error) => error);
    expect(cause).toMatchObject({ message: expect.stringContaining(name) });
    expect(looks).toEqual([
      [false, 1],
      [true, 1],
    ]);
    const error = vi.spyOn(reader.log, 'error').mockImplementation(() => {});
    expect(reader.failureOf(cause)).toEqual({ code: 'internal' });
    expect(error).toHaveBeenCalledWith('failed', cause);
  });
});
