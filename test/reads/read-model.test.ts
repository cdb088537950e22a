import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { at, openLongList } from '#test/support/long-list.ts';

const services = await openDataServices();
afterAll(services.close);
const { clear, coldStart, files, namesIn, pointer, remove, sortKeys, write } = await openLongList();
beforeEach(clear);

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

  it('forgets a change one snapshot after it was worked in, so that a holder of the one before finds it', async () => {
    const [list, behind] = [coldStart(), coldStart()];
    await write('a', 'Villa');
    await namesIn(behind);
    await list.refresh(at(0), 1);
    expect(await sortKeys()).toEqual(['#SNAPSHOT', 'CHANGED#a#00000001']);
    await write('b', 'Scuola');
    await list.refresh(at(1), 1);
    expect(await sortKeys()).toEqual(['#SNAPSHOT', 'CHANGED#b#00000001']);
    for (const each of [list, behind, coldStart()]) expect(await namesIn(each)).toEqual(['Scuola', 'Villa']);
  });

  it('is not written anew before enough has changed', async () => {
    const list = coldStart();
    for (let index = 0; index < 49; index += 1) await write(`q${index}`, `Villa ${index}`);
    expect(await list.refresh(at(0))).toBe(false);
    await write('q49', 'Villa 49');
    expect(await list.refresh(at(0))).toBe(true);
    expect(await list.refresh(at(1))).toBe(false);
  });

  it('keeps the files of the newest two, and the whole one that they rest on', async () => {
    const list = coldStart();
    const before = new Set(await files());
    for (const [step, id] of ['a', 'b', 'c', 'd'].entries()) {
      await write(id, id);
      await list.refresh(at(step), 1);
    }
    const kept = async () => (await files()).filter((key) => !before.has(key));
    const { key, previous, base } = (await pointer()) ?? {};
    expect((await kept()).toSorted()).toEqual([key, previous, base].toSorted());
    expect(await namesIn(coldStart())).toEqual(['a', 'b', 'c', 'd']);
    for (const step of [5, 6]) await list.rewrite(at(step));
    const whole = await pointer();
    expect((await kept()).toSorted()).toEqual([whole?.key, whole?.previous].toSorted());
    expect(await kept()).not.toContain(base);
  });

  it('is written by one at a time; a writer that came to no end is overtaken and leaves no file', async () => {
    const { claimSnapshot, publishSnapshot } = await import('#lambdas/store/list/snapshot-store.ts');
    const list = coldStart();
    await write('a', 'Villa');
    const dead = await claimSnapshot('quotation', undefined, at(0));
    if (!dead) throw new Error('Nobody else was writing.');
    const { writeFile } = await import('#lambdas/runtime/files/files.ts');
    await writeFile(dead.newKey, new Uint8Array([1]));
    expect(await list.refresh(at(60), 1)).toBe(false);
    expect(await list.refresh(at(121), 1)).toBe(true);
    expect(await files()).not.toContain(dead.newKey);
    expect(
      await publishSnapshot('quotation', dead, { form: '', rows: [], orders: {}, included: [] }, 0),
    ).toBe(false);
    expect(await files()).not.toContain(dead.newKey);
    expect(await namesIn(coldStart())).toEqual(['Villa']);
  });

  it('is not taken back by a writer who knows an older snapshot', async () => {
    const { claimSnapshot } = await import('#lambdas/store/list/snapshot-store.ts');
    const list = coldStart();
    await write('a', 'Villa');
    await list.refresh(at(0), 1);
    expect(await claimSnapshot('quotation', undefined, at(1))).toBeUndefined();
    expect(await claimSnapshot('quotation', 'snapshots/quotation/old', at(1))).toBeUndefined();
  });

  it('is not loaded again for each snapshot: the one before is as good, with the changes that are still there', async () => {
    const [list, reader] = [coldStart(), coldStart()];
    await write('a', 'Villa');
    await list.refresh(at(0), 1);
    await namesIn(reader);
    await write('b', 'Scuola');
    await list.refresh(at(1), 1);
    await write('c', 'Hotel');
    const loaded = vi.spyOn(S3Client.prototype, 'send');
    expect(await namesIn(reader)).toEqual(['Hotel', 'Scuola', 'Villa']);
    expect(loaded).not.toHaveBeenCalled();
    loaded.mockRestore();
  });

  it('says what changed since a whole snapshot, which is fetched once', async () => {
    const [list, reader] = [coldStart(), coldStart()];
    for (const id of ['a', 'b', 'c']) await write(id, id);
    await list.refresh(at(0), 1);
    await namesIn(reader);
    await write('a', 'Villa', 2);
    await remove('b', 2);
    await list.refresh(at(1), 1);
    await write('d', 'd');
    await list.refresh(at(2), 1);
    const fetched = vi.spyOn(S3Client.prototype, 'send');
    expect(await namesIn(reader)).toEqual(['c', 'd', 'Villa']);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await namesIn(coldStart())).toEqual(['c', 'd', 'Villa']);
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockRestore();
  });

  it('is written whole again when more than five hundred rows changed', async () => {
    const list = coldStart();
    await write('first', 'Villa');
    await list.refresh(at(0), 1);
    const whole = (await pointer())?.key;
    for (let index = 0; index < 500; index += 1) await write(`q${index}`, 'Hotel');
    await list.refresh(at(1), 1);
    expect((await pointer())?.base).toBe(whole);
    await write('q500', 'Hotel');
    await list.refresh(at(2), 1);
    const { key, base } = (await pointer()) ?? {};
    expect(base).toBe(key);
    expect((await coldStart().search(quotationQuery({}))).total).toBe(502);
  });

  it('is sorted anew when a deployment brought other columns', async () => {
    await write('a', 'Villa');
    const { readModel } = await import('#lambdas/store/list/read-model.ts');
    await readModel('quotation', { ...quotationRules, version: 0 }).refresh(at(0), 1);
    await readModel('quotation', { ...quotationRules, sorts: ['name'] }).refresh(at(0), 0);
    await write('b', 'Scuola');
    const byPlace = quotationQuery({ sort: 'location', pageSize: 100 });
    expect((await coldStart().search(byPlace)).total).toBe(2);
    expect(await coldStart().refresh(at(1), 1)).toBe(true);
    expect((await coldStart().search(byPlace)).total).toBe(2);
  });

  it('holds changes of more than one page of a Query', async () => {
    const location = 'x'.repeat(300_000);
    for (const id of ['a', 'b', 'c', 'd', 'e']) await write(id, id, 1, { location });
    expect(await namesIn(coldStart())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
