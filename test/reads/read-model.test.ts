import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { writeFile } = await import('#lambdas/store/files.ts');
const { readModel } = await import('#lambdas/store/read-model.ts');
const { noteChange, noteRemoval, listPartition } = await import('#lambdas/store/list-changes.ts');
const { transact } = await import('#lambdas/store/transact.ts');
const { queryAll } = await import('#lambdas/store/query-all.ts');
const { client, table } = await import('#lambdas/store/table.ts');
const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');

const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000);
/** A function that starts anew. */
const coldStart = () => readModel('quotation', quotationRules);
const all = quotationQuery({ sort: 'name', pageSize: 100 });
const namesIn = async (list: ReturnType<typeof coldStart>) =>
  (await list.search(all)).items.map(({ name }) => name);
const write = (id: string, name: string, revision = 1) =>
  transact([noteChange('quotation', aQuotationLight({ id, name, revision }))]);
const remove = (id: string, revision: number) => transact([noteRemoval('quotation', { id, revision })]);
const itemsOfList = () =>
  queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('quotation') },
  });
const snapshotFiles = async () => {
  const listing = new ListObjectsV2Command({
    Bucket: process.env.FILES_BUCKET,
    Prefix: 'snapshots/quotation/',
  });
  return ((await s3.send(listing)).Contents ?? []).map(({ Key }) => Key);
};
let s3: S3Client;

beforeAll(() => {
  s3 = new S3Client({ forcePathStyle: true });
});
beforeEach(async () => {
  for (const { pk, sk } of await itemsOfList()) {
    await client.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }));
  }
});

describe('the list that is searched in memory', () => {
  it('shows a change at once, without a snapshot, and the newest of several', async () => {
    const list = coldStart();
    expect(await namesIn(list)).toEqual([]);
    await write('a', 'Villa');
    await write('a', 'Villa Ada', 2);
    await write('b', 'Scuola');
    expect(await namesIn(list)).toEqual(['Scuola', 'Villa Ada']);
    await remove('b', 2);
    expect(await namesIn(list)).toEqual(['Villa Ada']);
  });

  it('shows the same from a snapshot: in the function that wrote it, in a running one, after a cold start', async () => {
    const [writer, running] = [coldStart(), coldStart()];
    await write('a', 'Villa');
    await write('b', 'Scuola');
    await remove('b', 2);
    await write('c', 'Hotel');
    expect(await namesIn(running)).toEqual(['Hotel', 'Villa']);
    expect(await writer.refresh(at(0), 1)).toBe(true);
    for (const list of [writer, running, coldStart()])
      expect(await namesIn(list)).toEqual(['Hotel', 'Villa']);
  });

  it('goes on with the changes since its snapshot', async () => {
    const list = coldStart();
    await write('a', 'Villa');
    await write('b', 'Scuola');
    await list.refresh(at(0), 1);
    await write('a', 'Villa Ada', 2);
    await remove('b', 2);
    await write('c', 'Hotel');
    for (const each of [list, coldStart()]) expect(await namesIn(each)).toEqual(['Hotel', 'Villa Ada']);
  });

  it('forgets a change one snapshot after it was worked in, so that who holds the one before finds it', async () => {
    const [list, behind] = [coldStart(), coldStart()];
    await write('a', 'Villa');
    await namesIn(behind);
    await list.refresh(at(0), 1);
    expect((await itemsOfList()).map(({ sk }) => sk)).toEqual(['CHANGED#a#00000001', 'SNAPSHOT']);
    await write('b', 'Scuola');
    await list.refresh(at(1), 1);
    expect((await itemsOfList()).map(({ sk }) => sk)).toEqual(['CHANGED#b#00000001', 'SNAPSHOT']);
    for (const each of [list, behind, coldStart()]) expect(await namesIn(each)).toEqual(['Scuola', 'Villa']);
  });

  it('is not written anew before enough has changed', async () => {
    const list = coldStart();
    for (let index = 0; index < 99; index += 1) await write(`q${index}`, `Villa ${index}`);
    expect(await list.refresh(at(0))).toBe(false);
    await write('q99', 'Villa 99');
    expect(await list.refresh(at(0))).toBe(true);
    expect(await list.refresh(at(1))).toBe(false);
  });

  it('keeps two files: the newest, and the one that slow readers may be fetching', async () => {
    const list = coldStart();
    const before = new Set(await snapshotFiles());
    for (const [step, id] of ['a', 'b', 'c', 'd'].entries()) {
      await write(id, id);
      await list.refresh(at(step), 1);
    }
    const kept = (await snapshotFiles()).filter((key) => !before.has(key));
    const pointer = (await itemsOfList()).find(({ sk }) => sk === 'SNAPSHOT');
    expect(kept.toSorted()).toEqual([pointer?.key, pointer?.previous].toSorted());
    expect(await namesIn(coldStart())).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is written by one at a time; a writer that came to no end is overtaken and leaves no file', async () => {
    const { claimSnapshot, publishSnapshot } = await import('#lambdas/store/snapshot-store.ts');
    const list = coldStart();
    await write('a', 'Villa');
    const dead = await claimSnapshot('quotation', undefined, at(0));
    if (!dead) throw new Error('Nobody else was writing.');
    await writeFile(dead.newKey, new Uint8Array([1]));
    expect(await list.refresh(at(60), 1)).toBe(false);
    expect(await list.refresh(at(121), 1)).toBe(true);
    expect(await snapshotFiles()).not.toContain(dead.newKey);
    expect(await publishSnapshot('quotation', dead, { rows: [], orders: {}, included: [] })).toBe(false);
    expect(await snapshotFiles()).not.toContain(dead.newKey);
    expect(await namesIn(coldStart())).toEqual(['Villa']);
  });

  it('is not taken back by a writer who knows an older snapshot', async () => {
    const { claimSnapshot } = await import('#lambdas/store/snapshot-store.ts');
    const list = coldStart();
    await write('a', 'Villa');
    await list.refresh(at(0), 1);
    expect(await claimSnapshot('quotation', undefined, at(1))).toBeUndefined();
    expect(await claimSnapshot('quotation', 'snapshots/quotation/old', at(1))).toBeUndefined();
  });
});
