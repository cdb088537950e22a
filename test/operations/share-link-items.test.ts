import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Caller } from '#shared/access/permissions.ts';
import { codeOf } from '#test/support/cloud.ts';
import { guestRequest, type Pass } from '#test/support/guest-request.ts';
import { answered, created } from '#test/support/quotations-api.ts';
import { aShare, linksOf, passOf, share, shared } from '#test/support/share-links-api.ts';

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { guestCaller } = await import('#lambdas/store/session/http-caller.ts');
const { callerOf } = await import('#lambdas/store/session/caller.ts');
const { readDocument } = await import('#lambdas/documents/read-document.ts');
const { redeemShareLink, revokeShareLink } = await import('#lambdas/store/pass/share-link-store.ts');
const { listLinkKeys, readLinkKey } = await import('#lambdas/store/pass/link-key-store.ts');

const now = new Date();
const address = '192.0.2.1';

type Call = { name: string; asked: string; answered: string };

/** The calls of the table that the work makes. */
async function callsOf(work: () => Promise<unknown>): Promise<Call[]> {
  const calls: Call[] = [];
  client.middlewareStack.add(
    (next, { commandName: name = '' }) =>
      async (call) => {
        const result = await next(call);
        calls.push({ name, asked: JSON.stringify(call.input), answered: JSON.stringify(result.output) });
        return result;
      },
    { step: 'initialize', name: 'noteCalls', override: true },
  );
  await work().finally(() => client.middlewareStack.remove('noteCalls'));
  return calls;
}

async function itemsIn(pk: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items;
}

const opened = async (pass: Pass) => {
  const { query, headers } = guestRequest(pass);
  return readDocument(query, {
    caller: await guestCaller({ headers, queryStringParameters: query }, address, now),
    now,
  });
};

/** The caller with a ticket that prints the link. */
async function withTicket(uid: string, linkToken: string): Promise<Caller> {
  const caller = await callerOf(uid);
  return caller.kind === 'user' ? { ...caller, linkToken } : caller;
}

it('a link is opened without an item that would open it: neither token, nor signature, nor key', async () => {
  const { id, uid } = await created('painter');
  const link = await shared('painter', id);
  const pass = passOf(link);
  const key = (await readLinkKey(id, link.id)) ?? '';
  const [, signature = ''] = pass.token.split('.');
  const calls = [
    ...(await callsOf(() => opened(pass))),
    // The owner's PDF with the QR code of the link.
    ...(await callsOf(async () =>
      readDocument({ q: id }, { caller: await withTicket(uid, pass.token), now }),
    )),
  ];
  const read = calls.map((call) => call.answered).join();
  expect(read).toContain(`LINKS#${id}`);
  expect([key, signature].map((secret) => secret.length)).toEqual([43, 43]);
  for (const secret of [key, signature]) expect(read).not.toContain(secret);
  expect(calls.filter(({ asked }) => asked.includes('LINKKEYS#'))).toEqual([]);
});

it('whatever the item of a link holds opens nothing', async () => {
  const { id } = await created('painter');
  const link = await shared('painter', id);
  const [item] = (await itemsIn(`LINKS#${id}`)).filter(({ sk }) => sk === `LINK#${link.id}`);
  const texts = Object.values(item ?? {}).filter((value) => typeof value === 'string');
  expect(texts).toContainEqual(expect.stringMatching(/^[\w-]{43}$/));
  for (const text of texts)
    for (const token of [text, `${link.id}.${text}`])
      await expect(redeemShareLink(id, token, now), token).rejects.toMatchObject({ code: 'link-expired' });
});

it('its owner gets the same address again: from a retry, and whenever links are listed', async () => {
  const { id } = await created('painter');
  const wish = aShare(id);
  const [first, again] = [
    answered(await share('painter', wish)).createShareLink,
    answered(await share('painter', wish)).createShareLink,
  ];
  await opened(passOf(first));
  const listed = await linksOf('painter', id);
  expect([again, ...listed].map((link) => link.address)).toEqual([first.address, first.address]);
});

it('a link and its key are written and removed in one transaction each', async () => {
  const { id } = await created('painter');
  const link = await shared('painter', id);
  const named = { quotation: id, id: link.id };
  const [ttl, keyTtl] = [...(await itemsIn(`LINKS#${id}`)), ...(await itemsIn(`LINKKEYS#${id}`))]
    .filter(({ sk }) => sk === `LINK#${link.id}`)
    .map((item) => item.ttl);
  expect(ttl).toBeGreaterThan(now.getTime() / 1000);
  expect(keyTtl).toBe(ttl);
  const [removal, ...others] = await callsOf(() => revokeShareLink(named));
  expect([removal?.name, others]).toEqual(['TransactWriteItemsCommand', []]);
  expect(await itemsIn(`LINKKEYS#${id}`)).toEqual([]);
  expect(await linksOf('painter', id)).toEqual([]);
});

it('a link that is revoked while links are listed is left out', async () => {
  const { id } = await created('painter');
  const [kept, revoked] = [await shared('painter', id), await shared('painter', id)];
  const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
  await removeItems([{ pk: `LINKKEYS#${id}`, sk: `LINK#${revoked.id}` }]);
  expect((await linksOf('painter', id)).map((link) => link.id)).toEqual([kept.id]);
});

it('a deleted quotation leaves neither links nor keys', async () => {
  const { id } = await created('painter');
  await Promise.all([shared('painter', id), shared('painter', id)]);
  expect((await listLinkKeys(id)).size).toBe(2);
  const { removeQuotationItems } = await import('#lambdas/store/quotation/quotation-store.ts');
  await removeQuotationItems(id);
  expect(await itemsIn(`LINKS#${id}`)).toEqual([]);
  expect(await itemsIn(`LINKKEYS#${id}`)).toEqual([]);
});

it('a retry of a creation whose link was revoked meanwhile finds nothing', async () => {
  const { id } = await created('painter');
  const wish = aShare(id);
  const link = answered(await share('painter', wish)).createShareLink;
  await revokeShareLink({ quotation: id, id: link.id });
  expect(codeOf(await share('painter', wish))).toBe('not-found');
});
