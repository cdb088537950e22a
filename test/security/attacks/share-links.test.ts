import { describe, expect, it } from 'vitest';
import { changed } from '#test/support/accounts-api.ts';
import { cloudUrl, codeOf } from '#test/support/cloud.ts';
import { askAsGuest } from '#test/support/guest-request.ts';
import { created } from '#test/support/quotations-api.ts';
import { aShare, linksOf, passOf, share, shared } from '#test/support/share-links-api.ts';

const { mostShareLinks } = await import('#shared/schemas/share-link.ts');
const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { GetCommand, PutCommand } = await import('@aws-sdk/lib-dynamodb');

const statusOf = async (link: Parameters<typeof passOf>[0]): Promise<number> =>
  (await askAsGuest(cloudUrl, 'sharedQuotation', passOf(link))).status;

describe('share links', () => {
  it('are twenty of a quotation at most, when sixty are requested at once', async () => {
    const { id } = await created('painter', {});
    const asked = Array.from({ length: 60 }, () => share('painter', aShare(id)));
    const codes = (await Promise.all(asked)).map(codeOf);
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(mostShareLinks);
    // Requests that collided too often are told so and may retry.
    expect(new Set(codes)).not.toContain('internal');
    let code: string | undefined;
    for (let index = 0; code === undefined && index <= mostShareLinks; index += 1)
      code = codeOf(await share('painter', aShare(id)));
    expect(code).toBe('too-many-links');
    expect(await linksOf('painter', id)).toHaveLength(mostShareLinks);
  }, 60_000);

  it('open nothing while their owner is archived, and open again after that', async () => {
    const quotation = await created('retailer', {});
    const link = await shared('retailer', quotation.id);
    expect(await statusOf(link)).toBe(200);
    const uid = quotation.uid;
    await changed(uid, { archived: true });
    expect(await statusOf(link)).toBe(410);
    await changed(uid, { archived: false });
    expect(await statusOf(link)).toBe(200);
  });

  it('open nothing once their owner is erased', async () => {
    const quotation = await created('retailer', {});
    const link = await shared('retailer', quotation.id);
    const Key = { pk: `Q#${quotation.id}`, sk: 'HEAD' };
    const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
    await client.send(new PutCommand({ TableName: table, Item: { ...Item, uid: 'nobody' } }));
    expect(await statusOf(link)).toBe(410);
  });
});
