import { describe, expect, it } from 'vitest';
import { cloudUrl, codeOf, graphql, tokenOf } from '#test/support/cloud.ts';
import { created } from '#test/support/quotations-api.ts';

const asked = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cloudUrl}${path}`, { headers });

describe('the API', () => {
  it('does not describe itself', async () => {
    const answer = await graphql('painter', '{ __schema { types { name } } }');
    expect(answer.data).toBeFalsy();
    expect(answer.errors?.[0]?.message).toContain('introspection');
  });

  it('refuses fields it does not know and says which', async () => {
    const answer = await graphql('painter', '{ quotations { total secret } }');
    expect(answer.data).toBeFalsy();
    expect(answer.errors?.[0]?.message).toMatch(/^Validation error.*secret/);
  });

  it.each([
    ['no token', undefined],
    ['a made-up token', 'e30.e30.e30'],
  ])('refuses %s', async (_, authorization) => {
    const response = await fetch(`${cloudUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ query: '{ currentUser { id } }' }),
    });
    expect(response.status).toBe(401);
  });

  it('refuses a token whose content was changed', async () => {
    const [header, payload = '', signature] = (await tokenOf('painter')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    const response = await fetch(`${cloudUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${header}.${forged}.${signature}` },
      body: JSON.stringify({ query: '{ currentUser { id } }' }),
    });
    expect(response.status).toBe(401);
  });
});

describe('documents', () => {
  it.each(['downloadPDF', 'downloadXLS'])('%s needs a session', async (name) => {
    const { id } = await created('painter');
    expect((await asked(`/functions/${name}?q=${id}`)).status).toBe(401);
    const forged = await asked(`/functions/${name}?q=${id}`, { authorization: 'Bearer e30.e30.e30' });
    expect(forged.status).toBe(401);
  });

  it('of others do not exist', async () => {
    const { id } = await created('retailer');
    const authorization = `Bearer ${await tokenOf('painter')}`;
    const response = await asked(`/functions/downloadXLS?q=${id}`, { authorization });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: true, code: 'not-found' });
  });

  it('accept a ticket once, for its own quotation', async () => {
    const [own, other] = [await created('painter'), await created('painter')];
    const issue = async () => {
      const mutation = 'mutation ($id: ID!) { createDownloadTicket(quotation: $id) { ticket } }';
      const { data } = await graphql<{ createDownloadTicket: { ticket: string } }>('painter', mutation, {
        id: own.id,
      });
      return data.createDownloadTicket.ticket;
    };
    const ticket = await issue();
    expect((await asked(`/functions/downloadXLS?q=${own.id}&ticket=${ticket}`)).status).toBe(200);
    expect((await asked(`/functions/downloadXLS?q=${own.id}&ticket=${ticket}`)).status).toBe(410);
    expect((await asked(`/functions/downloadXLS?q=${other.id}&ticket=${await issue()}`)).status).toBe(410);
  });

  it('accept no ticket older than a minute', async () => {
    const { issueTicket, redeemTicket } = await import('#lambdas/store/pass/ticket-store.ts');
    const now = new Date('2026-11-20T09:00:00Z');
    const { ticket } = await issueTicket({ userId: 'u', quotationId: 'q' }, now);
    const late = redeemTicket(ticket, new Date('2026-11-20T09:01:00Z'));
    await expect(late).rejects.toMatchObject({ code: 'link-expired' });
    expect(await redeemTicket(ticket, new Date('2026-11-20T09:00:59Z'))).toEqual({
      userId: 'u',
      quotationId: 'q',
    });
  });

  it('give no ticket for quotations of others', async () => {
    const { id } = await created('retailer');
    const mutation = 'mutation ($id: ID!) { createDownloadTicket(quotation: $id) { ticket } }';
    expect(codeOf(await graphql('painter', mutation, { id }))).toBe('not-found');
  });
});
