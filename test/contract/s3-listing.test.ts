import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, list, put, removeFiles } from '#test/support/contract-files.ts';

const names = ['a/1&2.txt', 'a/2.txt', 'a/è.txt', 'b/1.txt', 'b/2.txt'];

beforeAll(async () => {
  for (const name of names.toReversed()) await put(name, name);
});
afterAll(removeFiles);

const keysOf = ({ Contents = [] }: Awaited<ReturnType<typeof list>>) =>
  Contents.map(({ Key = '' }) => Key.slice(folder.length));

describe('the list of a bucket', () => {
  it('has the objects below a prefix in the order of their keys', async () => {
    const all = await list();
    expect(keysOf(all)).toEqual(names);
    expect(all).toMatchObject({ KeyCount: 5, IsTruncated: false });
    expect(keysOf(await list({ Prefix: `${folder}b/` }))).toEqual(['b/1.txt', 'b/2.txt']);
  });

  it('contains time and size of each object', async () => {
    const { Contents } = await list({ Prefix: `${folder}b/1` });
    expect(Contents?.[0]).toMatchObject({ Size: 7, ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
    expect(Math.abs(Date.now() - (Contents?.[0]?.LastModified?.getTime() ?? 0))).toBeLessThan(300_000);
  });

  it('comes in pages without a gap or a repetition', async () => {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list({ MaxKeys: 2, ContinuationToken });
      expect(page.Contents?.length).toBeLessThanOrEqual(2);
      expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
      found.push(...keysOf(page));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(found).toEqual(names);
  });

  it('starts after a given key', async () => {
    expect(keysOf(await list({ StartAfter: `${folder}a/è.txt` }))).toEqual(['b/1.txt', 'b/2.txt']);
  });

  it('is empty without objects', async () => {
    const nothing = await list({ Prefix: `${folder}nowhere/` });
    expect([nothing.KeyCount, nothing.Contents]).toEqual([0, undefined]);
  });
});
