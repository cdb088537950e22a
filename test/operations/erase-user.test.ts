import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import {
  changed,
  password,
  type registered,
  registeredAndSignedIn,
  stored,
  withToken,
} from '#test/support/accounts-api.ts';
import { aContact, aSite } from '#test/support/builders/customer.ts';
import { aLine, anOpening, aPlace, measureId, someMeasures } from '#test/support/builders/measures.ts';
import { aProfileInput } from '#test/support/builders/user-input.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { type Answer, accounts, codeOf, graphql, tokenOf, type Who } from '#test/support/cloud.ts';
import { finishedJob } from '#test/support/jobs-api.ts';
import { newWork, offersOf, only } from '#test/support/offers-api.ts';
import { archived } from '#test/support/personal-data-api.ts';
import { plantWords } from '#test/support/plant-words.ts';
import {
  aNewQuotation,
  answered,
  created,
  list,
  listRevisions,
  read as readQuotation,
} from '#test/support/quotations-api.ts';
import { aShare } from '#test/support/share-links-api.ts';
import { give, uploaded } from '#test/support/user-images-api.ts';
import { aNewUser, created as createdUser, read as readUser } from '#test/support/users-api.ts';
import { filesOfBucket, itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const { readAccount } = await import('#lambdas/store/user/account-store.ts');
const { userList, quotationList } = await import('#lambdas/store/list/lists.ts');
const { issueAccountToken } = await import('#lambdas/store/user/account-token-store.ts');
const { keepChange } = await import('#lambdas/store/history/history-store.ts');

const erase = (uid: string, email: string, who: Who = 'superUser', key: string = randomUUID()) =>
  graphql<{ eraseUser: { id: string; state: string; total: number } }>(
    who,
    `mutation ($key: ID!, $uid: ID!, $email: String!) {
      eraseUser(key: $key, uid: $uid, email: $email) { id state total }
    }`,
    { key, uid, email },
  );
const erased = async (uid: string, email: string) =>
  finishedJob('erasure', answered(await erase(uid, email)).eraseUser.id);

/** Strings that stand nowhere else. */
const mark = `mk${randomUUID().replaceAll('-', '')}`;
const phone = `+39 051 ${String(Date.now()).slice(-9)}`;
const marks = [mark, phone];

const send = async <Data>(token: string, query: string, variables: object): Promise<Data> =>
  answered((await withToken(token, query, { ...variables })) as Answer<Data>);

/** A user who wrote their mark into every field that the API lets them. */
async function marked() {
  const { id, email, token } = await registeredAndSignedIn({
    firstName: mark,
    lastName: mark,
    company: mark,
    phone,
    email: `${mark}@example.com`,
  });
  await changed(id, { emailVerified: true, pricelist: 'pcu', isSuper: true });
  const { revision } = await stored(id);
  const person = {
    firstName: mark,
    lastName: mark,
    company: mark,
    address: mark,
    address2: mark,
    city: mark,
  };
  const profile = aProfileInput({ ...person, revision, phone, phone1: phone });
  await send(token, 'mutation ($profile: ProfileInput!) { updateProfile(profile: $profile) { id } }', {
    profile,
  });
  await give(token, id, await uploaded(token, id, `first ${mark}`));
  await give(token, id, await uploaded(token, id, `second ${mark}`));
  await uploaded(token, id, `unclaimed ${mark}`);
  // The session that asks is noted beside the user.
  await send(token, '{ currentUser { id } }', {});
  return { id, email, token };
}

const update = (token: string, input: object) =>
  send(token, 'mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { id } }', {
    input,
  });

/** Measures with their mark in every text; the state before keeps others. */
const markedMeasures = (width: string) => {
  const openings = [anOpening(width, '1', { description: mark })];
  const wall = aLine('4', '3', { description: mark, note: mark, openings });
  return someMeasures([aPlace(mark, [wall], { id: measureId('wall-of') })]);
};

/** Their quotation, saved often enough that states with notes are kept, and shared. */
async function markedQuotation(token: string): Promise<string> {
  const input = { ...aNewQuotation({ key: mark, name: mark, location: mark }), tags: [mark] };
  const made = await send<{ createQuotation: { id: string } }>(
    token,
    'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }',
    { input },
  );
  const { id } = made.createQuotation;
  const noted = [{ sId: 'primer', note: mark }, { sId: 'plaster' }];
  const measures = markedMeasures('1');
  await update(token, { id, revision: 1, note: mark, area: 50, selectedProducts: noted, measures });
  await update(token, {
    id,
    revision: 2,
    area: 70,
    measures: markedMeasures('2'),
    selectedProducts: [{ sId: 'primer' }, { sId: 'plaster' }],
  });
  await send(token, 'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { id } }', {
    input: aShare(id),
  });
  return id;
}

/** Their actions as a super user: their name stands in entities of others. */
async function markOthers(token: string): Promise<{ quotation: string; user: string }> {
  const other = await created('painter');
  await update(token, { id: other.id, revision: 1, area: 33 });
  await send(token, 'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { id } }', {
    input: aShare(other.id),
  });
  const made = await send<{ createUser: { id: string } }>(
    token,
    'mutation ($key: ID!, $user: NewUserInput!) { createUser(key: $key, user: $user) { id } }',
    { key: randomUUID(), user: aNewUser() },
  );
  const tag = { name: `Tag ${Date.now()}`, slug: `tag-${Date.now()}` };
  await send(token, 'mutation ($key: ID!, $tag: NewTagInput!) { createTag(key: $key, tag: $tag) { id } }', {
    key: randomUUID(),
    tag,
  });
  await keepChange('product', 'piave-fissativo', {
    part: 'entity',
    at: new Date().toISOString(),
    created: false,
    differences: [],
    revision: 777,
    by: `${mark} ${mark}`,
  });
  return { quotation: other.id, user: made.createUser.id };
}

/** Their customers, with every field marked. */
async function markedCustomer(token: string): Promise<void> {
  const customer = {
    ...{ kind: 'private', firstName: mark, lastName: mark, company: mark },
    ...{ address: mark, city: mark, note: mark, email: `${mark}@customer.example`, phone },
    sites: [aSite({ label: mark, address: mark, note: mark })],
    contacts: [aContact({ name: mark, role: mark, phone, email: `${mark}@contact.example` })],
  };
  await send(
    token,
    'mutation ($key: ID!, $customer: NewCustomerInput!) { createCustomer(key: $key, customer: $customer) { id } }',
    { key: randomUUID(), customer },
  );
}

/** Their works, with every text marked. */
async function markedWork(token: string): Promise<void> {
  const texts = { it: mark, en: mark, de: mark };
  const work = aWorkContent({ code: mark.slice(0, 20), description: texts, longText: texts, group: mark });
  await send(
    token,
    'mutation ($key: ID!, $work: NewWorkInput!) { createWork(key: $key, work: $work) { id } }',
    {
      ...{ key: randomUUID(), work },
    },
  );
}

/** Their offer, data for offers, text block and template, with every text marked. */
async function markedOffer(token: string, quotation: string): Promise<void> {
  const offers = offersOf(token);
  const { id, revision, lines } = only<Offer>(await offers.createOffer({ quotation, title: mark }));
  const work = newWork('line-0001', { description: { it: mark }, longText: { it: mark } });
  const texts = { intro: `<p>${mark}</p>`, timing: mark };
  const edits = { lines: [...lines.map((line) => ({ id: line.id })), work], texts };
  only(await offers.updateOffer({ id, revision, ...edits }));
  only(await offers.updateOfferSettings({ revision: 0, businessName: mark, registration: mark }));
  only(await offers.createOfferText({ name: mark, kind: 'intro', text: { it: mark } }));
  only(await offers.createOfferTemplate(id, mark));
  // One that was sent, and one that was accepted.
  for (const accepted of [false, true])
    await plantWords(only<Offer>(await offers.createOffer({ title: mark })), mark, { accepted });
}

describe('a user who is erased', () => {
  let person: Awaited<ReturnType<typeof registered>> & { token: string };
  let quotation: string;
  let others: Awaited<ReturnType<typeof markOthers>>;
  let before: string[];
  beforeAll(async () => {
    person = await marked();
    quotation = await markedQuotation(person.token);
    await markedCustomer(person.token);
    await markedWork(person.token);
    await markedOffer(person.token, quotation);
    others = await markOthers(person.token);
    await archived(person.token);
    await issueAccountToken('reset', { userId: person.id, email: person.email }, new Date());
    await withToken(person.token, 'mutation ($q: ID!) { createDownloadTicket(quotation: $q) { ticket } }', {
      q: quotation,
    });
    // Snapshots that hold the user, the newest and the one before.
    for (const each of [userList, quotationList, userList, quotationList]) await each.rewrite(new Date());
    await send(person.token, 'mutation ($password: String!) { askDeletion(password: $password) { id } }', {
      password,
    });
    before = [...placesOf(marks, await itemsOfTable()), ...placesOf(marks, await filesOfBucket())];
    await erased(person.id, person.email);
  }, 120_000);

  it('stood in the places that are looked through', () => {
    const kinds = new Set(before.map((where) => where.split(/[#/]/)[0]));
    for (const kind of [
      'U',
      'Q',
      'OWNER',
      'CUSTOMERS',
      'WORKS',
      'OFFERS',
      'CHANGES',
      'TOKEN',
      'ONCE',
      'LINKS',
      'HISTORY',
      'JOBS',
      'CATALOGUE',
    ])
      expect([...kinds], kind).toContain(kind);
    for (const folder of ['images', 'archives', 'snapshots']) expect([...kinds], folder).toContain(folder);
  });

  it('stands nowhere any more: not in the table, in no file and not in the user pool [CUS-050]', async () => {
    expect(placesOf(marks, await itemsOfTable())).toEqual([]);
    expect(placesOf(marks, await filesOfBucket())).toEqual([]);
    expect(await readAccount(person.id)).toBeUndefined();
    expect(await readAccount(person.email)).toBeUndefined();
  });

  it('leaves nothing in the user’s own partitions, and nothing of them in the index', async () => {
    const { listScattered } = await import('#lambdas/store/person/of-person.ts');
    expect(await listScattered(person.id)).toEqual([]);
    const items = await itemsOfTable();
    expect(
      items.filter(({ where }) => /^(U|CUSTOMERS|OFFERS)#/.test(where) && where.includes(person.id)),
    ).toEqual([]);
    const files = await filesOfBucket();
    expect(files.filter(({ where }) => where.includes(person.id))).toEqual([]);
  });

  it('is out at once', async () => {
    expect(codeOf(await withToken(person.token, '{ currentUser { id } }'))).toBe('not-signed-in');
    expect(codeOf(await readUser(person.id))).toBe('not-found');
  });

  it('leaves of their quotations number, date, products, measured numbers and amounts, under a neutral name [MEA-045]', async () => {
    const kept = answered(await readQuotation('superUser', quotation)).quotation;
    expect(kept).toMatchObject({ id: quotation, name: 'Preventivo', location: '', note: null, area: 70 });
    expect(kept.user).toMatchObject({
      firstName: 'Utente cancellato',
      lastName: '',
      email: '',
      company: null,
    });
    const wall = aLine('4', '3', { openings: [anOpening('2', '1')] });
    expect(kept.measures).toEqual(someMeasures([aPlace('1', [wall], { id: measureId('wall-of') })]));
    expect(kept.pricelist?.id).toBe('pcu');
    expect(kept.selectedProducts.map(({ note, priceranges }) => [note, priceranges.length > 0])).toEqual([
      [null, true],
      [null, true],
    ]);
    const revisions = answered(await listRevisions('superUser', quotation)).quotationRevisions;
    expect(revisions.map(({ savedBy, total }) => [savedBy, Number(total) > 0])).toEqual(
      revisions.map(() => ['Utente cancellato', true]),
    );
  });

  it('leaves the quotations in the long list of super users of the country, and in no other', async () => {
    const found = async (who: Who) =>
      answered(
        await list(who, { filter: { search: 'Utente cancellato' }, pageSize: 100 }),
      ).quotations.items.map(({ id }) => id);
    expect(await found('superUser')).toContain(quotation);
    expect(await found('superUserOfGermanyAndAustria')).not.toContain(quotation);
  });

  it('has no name in entities of others, which stay', async () => {
    const other = answered(await readQuotation('superUser', others.quotation)).quotation;
    expect(other).toMatchObject({
      area: 33,
      updatedBy: 'Utente cancellato',
      user: { email: accounts.painter },
    });
    const made = answered(await readUser(others.user)).user;
    expect(made.updatedBy).toBe('Utente cancellato');
  });
});

describe('a super user who erases', () => {
  it('types the address of the user, in whatever letters', async () => {
    const user = await createdUser();
    const refused = await erase(user.id, 'another@example.com');
    expect([codeOf(refused), refused.errors?.[0]?.errorInfo?.field]).toEqual(['invalid-input', 'email']);
    expect(answered(await readUser(user.id)).user.archived).toBe(false);
    expect((await erase(user.id, ` ${user.email.toUpperCase()} `)).errors).toBeUndefined();
  });

  it('erases neither themselves, nor a user of other countries or of wider rights', async () => {
    const { data } = await graphql<{ currentUser: { id: string } }>('superUser', '{ currentUser { id } }');
    expect(codeOf(await erase(data.currentUser.id, accounts.superUser))).toBe('forbidden');
    const user = await createdUser();
    expect(codeOf(await erase(user.id, user.email, 'superUserOfGermanyAndAustria'))).toBe('not-found');
    const wide = await createdUser({ country: 'DE', isSuper: true, managementMode: 'all', province: null });
    expect(codeOf(await erase(wide.id, wide.email, 'superUserOfGermanyAndAustria'))).toBe('forbidden');
  });

  it('gets the same job for the same key, and follows it alone', async () => {
    const user = await createdUser();
    const key = randomUUID();
    const first = answered(await erase(user.id, user.email, 'superUser', key)).eraseUser;
    expect(answered(await erase(user.id, user.email, 'superUser', key)).eraseUser.id).toBe(first.id);
    const follow = 'query ($id: ID!) { job(kind: erasure, id: $id) { id } }';
    const other = await graphql('superUserOfGermanyAndAustria', follow, { id: first.id });
    expect(codeOf(other)).toBe('not-found');
    expect((await withToken(await tokenOf('superUser'), follow, { id: first.id })).errors).toBeUndefined();
    expect((await finishedJob('erasure', first.id)).state).toBe('done');
  });
});
