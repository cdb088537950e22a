import { expect, it } from 'vitest';
import type { UserActivity } from '#shared/accounts/user-activity.ts';
import { accounts, cloudUrl, codeOf, graphql, signedIn, type Who } from '#test/support/cloud.ts';
import { idOf, listen } from '#test/support/live.ts';
import { answered, created as createdQuotation } from '#test/support/quotations-api.ts';
import { aPassword, created, saved, userOf } from '#test/support/users-api.ts';

const query = 'query ($id: ID!) { userActivity(id: $id) { lastSignInAt quotations lastQuotationAt } }';
const ask = (who: Who, id: string) => graphql<{ userActivity: UserActivity }>(who, query, { id });
const activityOf = async (id: string) => answered(await ask('superUser', id)).userActivity;

/** The query of the application at its start, with the token of a real sign-in. */
async function start(authorization: string) {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  expect(await response.json()).toHaveProperty('data.currentUser.id');
}
const beganAt = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).auth_time;

it('a sign-in is noted by the time in its token, without a word to open lists and without a conflict in open forms', async () => {
  const user = await created();
  expect((await activityOf(user.id)).lastSignInAt).toBeNull();
  const listener = await listen('superUser', `user:${await idOf('superUser')}`);
  const token = await signedIn(user.email, aPassword);
  await start(token);
  const { lastSignInAt } = await activityOf(user.id);
  expect(Date.parse(lastSignInAt ?? '')).toBe(beganAt(token) * 1000);
  // The form that was open meanwhile is saved on the revision that it started from.
  const after = await saved(user, { city: 'Bologna' });
  expect(after.revision).toBe(user.revision + 1);
  for (;;) {
    const change = await listener.next();
    // That they were made may be heard late.
    if (change.id !== user.id || change.revision === user.revision) continue;
    // The save is the first sign of the user.
    expect(change.revision).toBe(after.revision);
    break;
  }
  listener.close();
  expect((await userOf(user.id)).updatedAt).toBe(after.updatedAt);
});

it('quotations made are counted, and lead to the list of them', async () => {
  const quotation = await createdQuotation('retailer');
  const list = `query ($filter: QuotationFilter) { quotations(filter: $filter, pageSize: 100) { items { id uid } total } }`;
  const filter = { owner: quotation.uid, archived: true };
  type Listed = { quotations: { items: { id: string; uid: string }[]; total: number } };
  const { quotations } = answered(await graphql<Listed>('superUser', list, { filter }));
  expect(quotations.items.every(({ uid }) => uid === quotation.uid)).toBe(true);
  expect(quotations.items.map(({ id }) => id)).toContain(quotation.id);
  expect((await activityOf(quotation.uid)).quotations).toBeGreaterThanOrEqual(1);
  // Another one's are found by nobody who may not read them.
  expect(answered(await graphql<Listed>('painter', list, { filter })).quotations).toEqual({
    items: [],
    total: 0,
  });
});

it('is told to super users of the country alone', async () => {
  const { id } = await created();
  expect(codeOf(await ask('painter', id))).toBe('forbidden');
  expect(codeOf(await ask('superUserOfGermanyAndAustria', id))).toBe('not-found');
  expect(codeOf(await ask('superUserOfNoCountry', id))).toBe('not-found');
  const own = await graphql('painter', '{ currentUser { id lastSignInAt } }');
  expect(own.errors).toBeDefined();
  const all = await graphql<{ users: { items: { email: string }[] } }>(
    'superUserOfGermanyAndAustria',
    '{ users(sort: quotations, descending: true, pageSize: 250) { items { email quotations lastSignInAt } } }',
  );
  expect(all.data.users.items.map(({ email }) => email)).not.toContain(accounts.painter);
});
