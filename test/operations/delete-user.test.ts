import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { cloudUrl, codeOf, graphql, signedIn } from '#test/support/cloud.ts';
import { created as createdQuotation } from '#test/support/quotations-api.ts';
import {
  aNewUser,
  aPassword,
  create,
  created,
  destroy,
  edited,
  read,
  save,
  saved,
  userOf,
} from '#test/support/users-api.ts';

const { bucketClient, bucketName } = await import('#lambdas/store/bucket.ts');
const accountStore = await import('#lambdas/store/account-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user-store.ts');

const stored = async (id: string): Promise<User> => {
  const user = await readUser(id);
  if (!user) throw new Error(`No user ${id}.`);
  return user;
};

/** The demo's user who manages every country. */
const meOf = async () =>
  (await graphql<{ currentUser: { id: string } }>('superUser', '{ currentUser { id } }')).data.currentUser.id;

describe('a deleted user', () => {
  it('is gone with his account; his address is free again [USR-087, OPC-34]', async () => {
    const { id, email } = await created();
    expect((await destroy(id)).data.deleteUser).toBe(id);
    expect(await readUser(id)).toBeUndefined();
    expect(await accountStore.readAccount(email)).toBeUndefined();
    await expect(signedIn(email, aPassword)).rejects.toThrow();
    expect(codeOf(await read(id))).toBe('not-found');
    const { data } = await graphql<{ users: { total: number } }>(
      'superUser',
      `{ users(filter: { search: "${email}", archived: true }) { total } }`,
    );
    expect(data.users.total).toBe(0);
    expect(codeOf(await create(aNewUser({ email })))).toBeUndefined();
  });

  it('takes his image along: its file is retired, as quotations still show it [OPC-34]', async () => {
    const user = await created();
    const Key = `images/users/${user.id}.png`;
    await bucketClient.send(
      new PutObjectCommand({ Bucket: bucketName(), Key, Body: 'image', ContentType: 'image/png' }),
    );
    await writeUser({ ...(await stored(user.id)), imageUrl: fileAddress(Key), revision: 2 });
    await destroy(user.id);
    const { TagSet } = await bucketClient.send(new GetObjectTaggingCommand({ Bucket: bucketName(), Key }));
    expect(TagSet).toEqual([{ Key: 'state', Value: 'retired' }]);
  });

  it('leaves his quotations with what they know of him [OPC-34]', async () => {
    const quotation = await createdQuotation('retailer');
    const { uid } = quotation;
    const owner = await stored(uid);
    const stranger = aStoredUser({
      ...owner,
      id: `gone-${uid}`,
      uid: `gone-${uid}`,
      email: 'gone@example.com',
      revision: 1,
    });
    await writeUser(stranger);
    await destroy(stranger.id);
    const { readQuotation } = await import('#lambdas/store/quotation-store.ts');
    expect((await readQuotation(quotation.id))?.header.user.email).toBe(owner.email);
  });

  it('whose account went at a call that broke off is deleted by the next [OPC-34]', async () => {
    const { id } = await created();
    await accountStore.deleteAccount(id);
    await writeUser({ ...(await stored(id)), archived: true, revision: 2 });
    expect((await destroy(id)).data.deleteUser).toBe(id);
    expect(await readUser(id)).toBeUndefined();
    expect(codeOf(await destroy(id))).toBe('not-found');
  });

  it('is never oneself, nor one of another country or of wider rights [OPC-10, OPC-11, OPC-34]', async () => {
    expect(codeOf(await destroy(await meOf()))).toBe('forbidden');
    const who = 'superUserOfGermanyAndAustria';
    const italian = await created();
    expect(codeOf(await destroy(italian.id, who))).toBe('not-found');
    const rights = { isSuper: true, managementMode: 'only', managedCountries: ['DE', 'FR'] };
    const wide = await created({ country: 'DE', province: null, ...rights });
    expect(codeOf(await destroy(wide.id, who))).toBe('forbidden');
    for (const { id } of [italian, wide]) expect(await readUser(id)).toBeDefined();
  });
});

describe('the last super user of every country', () => {
  /** As far as he goes, and yet not of mode `all`. */
  const unlimited = { isSuper: true, managementMode: 'allExcept', managedCountries: [] };

  it('is neither deleted, archived nor demoted, and is as soon as there is another [OPC-11]', async () => {
    const manager = await created(unlimited);
    const authorization = await signedIn(manager.email, aPassword);
    const me = await userOf(await meOf());
    const asManager = callerWith(authorization);
    const changes = [
      { archived: true },
      { isSuper: false },
      { managementMode: 'only', managedCountries: ['IT'] },
    ];
    for (const change of changes) expect(await asManager.save(edited(me, change))).toBe('last-administrator');
    expect(await asManager.destroy(me.id)).toBe('last-administrator');
    expect(await userOf(me.id)).toEqual(me);
    const second = await created({ isSuper: true, managementMode: 'all' });
    expect(await asManager.save(edited(second, { isSuper: false }))).toBeUndefined();
    await destroy(manager.id);
  });

  it('stays when the last two take each other’s rights away at the same time [OPC-11]', async () => {
    const { keepAdministrator } = await import('#lambdas/users/keep-administrator.ts');
    const me = await stored(await meOf());
    const other = await stored((await created({ isSuper: true, managementMode: 'all' })).id);
    const demote = (user: User) => {
      const after = { ...user, isSuper: false, revision: user.revision + 1 };
      return keepAdministrator(user, after, (also) => writeUser(after, also));
    };
    const outcomes = await Promise.allSettled([demote(me), demote(other)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Restores what other tests sign in with.
    const mine = await stored(me.id);
    if (!mine.isSuper) await writeUser({ ...mine, isSuper: true, revision: mine.revision + 1 });
    await destroy(other.id);
  });

  it('is not counted while he is archived or manages some countries only [OPC-11]', async () => {
    const archived = await saved(await created({ isSuper: true, managementMode: 'all' }), { archived: true });
    const narrow = await created({ isSuper: true, managementMode: 'only', managedCountries: ['IT'] });
    const manager = await created(unlimited);
    const asManager = callerWith(await signedIn(manager.email, aPassword));
    const me = await userOf(await meOf());
    expect(await asManager.save(edited(me, { isSuper: false }))).toBe('last-administrator');
    for (const { id } of [archived, narrow, manager]) expect(codeOf(await destroy(id))).toBeUndefined();
    expect(codeOf(await save(edited(me)))).toBeUndefined();
  });
});

/** Calls with a token: each answers the code of its refusal. */
function callerWith(authorization: string) {
  const call = async (query: string, variables: object): Promise<string | undefined> => {
    const headers = { 'content-type': 'application/json', authorization };
    const body = JSON.stringify({ query, variables });
    return codeOf(await (await fetch(`${cloudUrl}/graphql`, { method: 'POST', headers, body })).json());
  };
  return {
    save: (user: object) => call('mutation ($user: UserInput!) { saveUser(user: $user) { id } }', { user }),
    destroy: (uid: string) => call('mutation ($uid: ID!) { deleteUser(uid: $uid) }', { uid }),
  };
}
