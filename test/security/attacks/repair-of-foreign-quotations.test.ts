import { beforeAll, describe, expect, it } from 'vitest';
import {
  finishedJob,
  inOlderForms,
  logOf,
  type Owner,
  ownerIn,
  type SuperUserName,
  signedInSuperUser,
  startRepair,
  storedHeader,
  storedPerson,
  successOf,
  withoutCountry,
} from '#test/support/two-countries.ts';

type Outcome = { success: boolean; count: number; errors: string[] };

describe.each(['ofItaly', 'exceptGermany'] satisfies SuperUserName[])('%s called by a super user', (name) => {
  let [italian, german]: Owner[] = [];
  const owners = () => {
    if (!italian || !german) throw new Error('Both users are made before.');
    return { italian, german };
  };
  beforeAll(async () => {
    [italian, german] = [await ownerIn('IT'), await ownerIn('DE')];
    await inOlderForms(italian);
    await inOlderForms(german);
  });

  it('repairs users of their countries, and neither changes nor counts others', async () => {
    const { italian, german } = owners();
    const outcome = await successOf<Outcome>(await signedInSuperUser(name), 'Mutation.fixUserIds');
    expect(outcome).toEqual({ success: true, count: 1, errors: [] });
    expect([(await storedPerson(italian)).uid, (await storedPerson(german)).uid]).toEqual([
      italian.id,
      undefined,
    ]);
  });

  it('repairs quotations of their countries, and neither changes nor counts others', async () => {
    const { italian, german } = owners();
    const outcome = await successOf<Outcome>(await signedInSuperUser(name), 'Mutation.fixQuotationsUsers');
    expect(outcome).toMatchObject({ success: true, count: 1 });
    expect((await storedHeader(italian)).user).toMatchObject({ id: italian.id });
    expect((await storedHeader(german)).user).toBeUndefined();
  });
});

describe('a super user of all countries', () => {
  it('repairs the rest, so that no older forms are left', async () => {
    const all = await signedInSuperUser('ofAll');
    expect(await successOf<Outcome>(all, 'Mutation.fixUserIds')).toMatchObject({ count: 2 });
    expect(await successOf<Outcome>(all, 'Mutation.fixQuotationsUsers')).toMatchObject({ count: 2 });
  });

  it('changes nothing more once their rights are taken away, and names nothing', async () => {
    const [starter, other] = [await signedInSuperUser('ofAll'), await signedInSuperUser('ofAll')];
    const german = await ownerIn('DE');
    await withoutCountry(german);
    const begun = await startRepair(starter, { tasks: ['quotationCountries'] });
    const { id } = begun.data as { id: string }; // the whole job
    const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
    const stored = await readUser(starter.id);
    if (!stored) throw new Error('The quotation is stored.');
    await writeUser({ ...stored, isSuper: false, revision: stored.revision + 1 });

    const job = await finishedJob(other, 'repair', id);
    expect((await storedHeader(german)).userCountry).toBeUndefined();
    expect(job.counts).toEqual([]);
    expect(JSON.stringify(await logOf(other, id))).not.toContain(german.quotation);
  });
});

describe('an Italian quotation whose owner lives in Germany', () => {
  it('gets nothing from its owner by a call of a super user of Italy', async () => {
    const owner = await ownerIn('IT');
    const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
    const stored = await readUser(owner.id);
    if (!stored) throw new Error('The quotation is stored.');
    await writeUser({ ...stored, country: 'DE', revision: stored.revision + 1 });
    await inOlderForms(owner, 'quotation');

    await successOf(await signedInSuperUser('ofItaly'), 'Mutation.fixQuotationsUsers');
    expect((await storedHeader(owner)).user).toBeUndefined();
  });
});
