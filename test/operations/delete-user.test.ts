import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { codeOf, graphql, signedIn } from '#test/support/cloud.ts';
import { created as createdQuotation } from '#test/support/quotations-api.ts';
import { aNewUser, aPassword, create, created, destroy, read } from '#test/support/users-api.ts';

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const accountStore = await import('#lambdas/store/user/account-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const stored = async (id: string): Promise<User> => {
  const user = await readUser(id);
  if (!user) throw new Error(`No user ${id}.`);
  return user;
};

/** The demo's user who manages every country. */
const meOf = async () =>
  (await graphql<{ currentUser: { id: string } }>('superUser', '{ currentUser { id } }')).data.currentUser.id;

describe('a deleted user', () => {
  it('is gone with the account; the address is free again [USR-087, OPC-34]', async () => {
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

  it('leaves nothing of what was noted about them but who gave them rights and consents', async () => {
    const { id } = await created();
    const { noteHelpView } = await import('#lambdas/store/help/help-store.ts');
    const { listOwnRecords } = await import('#lambdas/store/personal-data/own-records.ts');
    const look = {
      what: 'catalogue',
      at: new Date().toISOString(),
      by: 'Giulia Ferrero',
      viewerId: 'x',
    } as const;
    expect(await noteHelpView(id, look)).toBe(true);
    expect(await listOwnRecords(id)).not.toEqual([]);
    await destroy(id);
    expect((await listOwnRecords(id)).map(({ kind }) => kind)).toEqual(['NOTE']);
  });

  it('takes the image along: its file is retired, as quotations still show it [OPC-34]', async () => {
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

  it('leaves quotations with their copy of the user [OPC-34]', async () => {
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
    const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
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
