import { BatchWriteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colourFolder, folderColour } from '#shared/schemas/colour-folder.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { client } = await import('#lambdas/runtime/table/table.ts');
const { publishColorlists } = await import('#lambdas/colours/publish-colorlists.ts');
const { readColourPublication } = await import('#lambdas/colours/read-colour-publication.ts');
const { readLostColourUses } = await import('#lambdas/colours/read-lost-colour-uses.ts');
const { listColours } = await import('#lambdas/catalogue/list-colours.ts');
const { writeColourFolder } = await import('#lambdas/store/catalogue/colour-folder-store.ts');
const { removeFolderColours, writeColours } = await import('#lambdas/store/catalogue/folder-colour-store.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { writeOrder } = await import('#lambdas/store/catalogue/order-store.ts');
const { queryAll } = await import('#lambdas/runtime/table/query-all.ts');
afterAll(() => table.close());

const now = new Date('2026-11-20T10:00:00Z');
let ids = 0;
const context = () => ({
  caller: { kind: 'user' as const, user: aSuperUser({ firstName: 'Giulia', lastName: 'Ferrero' }) },
  address: '127.0.0.1',
  now,
  newId: () => `id${++ids}`,
});
const publish = () => publishColorlists.run({}, context());
type Published = { code: string; colorlist: string; r: number };
const published = async () => (await listColours.run({}, context())) as Published[];
const codes = async () => (await published()).map(({ code }) => code);

const colour = (code: string, r = 1) => folderColour.parse({ id: code, code, hbw: 50, r, g: 2, b: 3 });
const written = new Map<string, number>();
async function folder(id: string, name: string, ...colours: ReturnType<typeof colour>[]) {
  const revision = (written.get(id) ?? 0) + 1;
  written.set(id, revision);
  await writeColourFolder(colourFolder.parse({ id, name, order: written.size, revision }));
  await writeColours(id, colours);
}
const items = async () =>
  (
    await queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'PUBLISHED#colours' },
    })
  ).map(({ sk }) => String(sk).split('#')[1]);

const isWrite = (command: unknown) =>
  [PutCommand, TransactWriteCommand, BatchWriteCommand].some((kind) => command instanceof kind);

/** The function dies before its n-th write; answers whether it came that far. */
async function killedBefore(nth: number): Promise<boolean> {
  const send = client.send.bind(client) as (command: unknown) => Promise<object>;
  let count = 0;
  const spy = vi.spyOn(client, 'send').mockImplementation(((command: never) => {
    if (isWrite(command) && ++count >= nth) throw new Error('killed');
    return send(command);
  }) as never);
  await publish().catch(() => {});
  spy.mockRestore();
  return count >= nth;
}

beforeEach(async () => {
  await folder('ral', 'RAL', colour('RAL 9010'), colour('RAL 1000'));
  await folder('tn', 'Terre', colour('TN 10'), colour('TN 9'));
  await folder('empty', 'Vuota');
  await publish();
});
afterEach(() => vi.restoreAllMocks());

describe('publishing', () => {
  it('makes one document of all folders in order and their colours by code, each with its folder [COL-034, OPC-05]', async () => {
    await writeOrder('colorlist', ['tn', 'ral']);
    await publish();
    expect(await codes()).toEqual(['TN 9', 'TN 10', 'RAL 1000', 'RAL 9010']);
    expect((await published())[0]).toEqual({
      colorlistId: 'tn',
      colorlist: 'Terre',
      id: 'TN 9',
      code: 'TN 9',
      hbw: 50,
      r: 1,
      g: 2,
      b: 3,
    });
    await writeOrder('colorlist', ['ral', 'tn']);
  });

  it('tells before how many price ranges would lose a colour [OPC-05]', async () => {
    const lost = () => readLostColourUses.run({}, context());
    const colors = [colour('TN 9')];
    await writeProduct(aProduct({ priceranges: [{ name: 'Terre', colors, prices: [] }] }));
    expect(await lost()).toEqual({ ranges: 0, products: 0 });
    await removeFolderColours('tn');
    expect(await lost()).toEqual({ ranges: 1, products: 1 });
    await folder('ral', 'RAL', colour('tn 9'));
    expect(await lost()).toEqual({ ranges: 0, products: 0 });
  });

  it('leaves what users choose from as it was until then: edits are a working copy [OPC-05]', async () => {
    const before = await codes();
    await folder('tn', 'Terre', colour('TN 11'));
    expect(await codes()).toEqual(before);
    await publish();
    expect(await codes()).toContain('TN 11');
  });

  it('says when, by whom and what has changed since, and nothing once it is published [OPC-05]', async () => {
    await folder('ral', 'RAL Classic', colour('RAL 1000', 99));
    const pending = await readColourPublication.run({}, context());
    expect(pending).toMatchObject({
      publishedAt: now.toISOString(),
      publishedBy: 'Giulia Ferrero',
      folders: [{ kind: 'RENAMED', name: 'RAL Classic', nameBefore: 'RAL' }],
      colours: [{ kind: 'CHANGED', before: { r: 1 }, after: { r: 99 } }],
      colourCount: 1,
    });
    await publish();
    expect(await readColourPublication.run({}, context())).toMatchObject({ folders: [], colourCount: 0 });
  });

  it('keeps the last versions for those who read them, and no older ones', async () => {
    for (let count = 0; count < 5; count += 1) await publish();
    expect(new Set(await items()).size).toBe(3);
  });
});

describe('a publishing that is killed', () => {
  it('at whatever write leaves one whole version, old or new, and the next one puts all right [OPC-05]', async () => {
    const outcomes = new Set<string>();
    for (let nth = 1; ; nth += 1) {
      const [before, mark] = [await published(), nth + 100];
      await folder('ral', 'RAL', colour('RAL 1000', mark), colour('RAL 9010', mark));
      const wasKilled = await killedBefore(nth);
      const after = await published();
      const isNew = after.some(({ r }) => r === mark);
      if (isNew) expect(after.filter(({ r }) => r === mark)).toHaveLength(2);
      else expect(after).toEqual(before);
      outcomes.add(isNew ? 'new' : 'old');
      await publish();
      expect((await published()).filter(({ r }) => r === mark)).toHaveLength(2);
      expect(new Set(await items()).size).toBe(3);
      if (!wasKilled) break;
    }
    expect(outcomes).toEqual(new Set(['old', 'new']));
  });
});

describe('two who publish in the same moment', () => {
  it('both publish, one after the other, never a mix [OPC-05]', async () => {
    const { version } = (await readColourPublication.run({}, context())) as { version: number };
    await folder('tn', 'Terre', colour('TN 12'));
    await Promise.all([publish(), publish()]);
    const after = (await readColourPublication.run({}, context())) as { version: number };
    expect(after).toMatchObject({ version: version + 2, folders: [], colourCount: 0 });
    expect(new Set(await codes()).size).toBe((await codes()).length);
  });
});

describe('a reader', () => {
  it('whose version is removed meanwhile gets the newest instead', async () => {
    const send = client.send.bind(client) as (command: unknown) => Promise<object>;
    let isFirst = true;
    vi.spyOn(client, 'send').mockImplementation((async (command: never) => {
      const answer = await send(command);
      if (isFirst && 'Item' in answer) {
        isFirst = false;
        for (let count = 0; count < 4; count += 1) await publish();
      }
      return answer;
    }) as never);
    expect((await codes()).length).toBeGreaterThan(3);
  });
});

describe('large folders', () => {
  it('takes folders of thousands of colours, in as many items as they need', async () => {
    const many = Array.from({ length: 2100 }, (_, index) => colour(`M ${index}`));
    await folder('many', 'Molti', ...many);
    await publish();
    const of = (await published()).filter(({ colorlist: name }) => name === 'Molti');
    expect(of.map(({ code }) => code)).toEqual(many.map(({ code }) => code));
  });
});
