import exceljs from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changed, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { codeOf, tokenOf } from '#test/support/cloud.ts';
import {
  addressOf,
  archived,
  filesOf,
  goOn,
  jobOf,
  ownJobs,
  start,
  textOf,
} from '#test/support/personal-data-api.ts';
import { aNewQuotation, answered } from '#test/support/quotations-api.ts';
import { aShare } from '#test/support/share-links-api.ts';
import { give, uploaded } from '#test/support/user-images-api.ts';

const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
const { client, table } = await import('#lambdas/runtime/table/table.ts');

/** A verified user with quotations, a link, an image, and all else that is kept about them. */
async function somebody() {
  const user = await registeredAndSignedIn({ company: 'Ditta Archivio' });
  await changed(user.id, { emailVerified: true, pricelist: 'pcu' });
  return user;
}
const createdBy = async (token: string, changes: object = {}) =>
  answered(
    await withToken<{ createQuotation: { id: string } }>(
      token,
      'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }',
      { input: aNewQuotation(changes) },
    ),
  ).createQuotation.id;

describe('the archive of what is held about a user', () => {
  let owner: Awaited<ReturnType<typeof somebody>>;
  let quotation: string;
  let files: Map<string, Uint8Array>;
  let job: string;
  beforeAll(async () => {
    owner = await somebody();
    const { id, token } = owner;
    quotation = await createdBy(token, { name: '=1+1' });
    await withToken(
      token,
      'mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { id } }',
      { input: { id: quotation, revision: 1, measures: someMeasures([aRoom()]) } },
    );
    await withToken(
      token,
      'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { id } }',
      {
        input: aShare(quotation),
      },
    );
    const first = await uploaded(token, id, 'the first logo');
    await give(token, id, first);
    await give(token, id, await uploaded(token, id, 'the second logo'));
    const note = { pk: `U#${id}`, sk: 'SEEN#1', about: 'whatever another part of the application keeps' };
    await client.send(new PutCommand({ TableName: table, Item: note }));
    job = await archived(token);
    files = await filesOf(token, job);
  });

  it('explains each file in the user’s language, and why and how long it is kept', () => {
    const text = textOf(files, 'LEGGIMI.txt');
    for (const word of ['account.json', 'quotations.xlsx', 'lapsing.json', '2220', '7 giorni'])
      expect(text).toContain(word);
  });

  it('holds the account, without marks of the table', () => {
    const account = JSON.parse(textOf(files, 'account.json'));
    expect(account).toMatchObject({ email: owner.email, company: 'Ditta Archivio', pricelist: 'pcu' });
    expect(Object.keys(account).filter((name) => /^(pk|sk|gsi|__)/.test(name))).toEqual([]);
  });

  it('holds everything in the user’s own partition', () => {
    expect(JSON.parse(textOf(files, 'records.json'))).toEqual([
      { kind: 'SEEN', content: { about: 'whatever another part of the application keeps' } },
    ]);
  });

  it('holds each quotation whole with the prices of the user’s list alone, and its links without what opens or proves them', () => {
    const name = [...files.keys()].find((key) => key.startsWith('quotations/') && key.includes(quotation));
    const whole = JSON.parse(textOf(files, String(name)));
    expect(whole.selectedProducts).toHaveLength(2);
    expect(whole.measures).toEqual(someMeasures([aRoom()]));
    expect(whole.selectedProducts[0].priceranges[0].prices[0]).not.toHaveProperty('prices');
    expect(whole.shareLinks).toMatchObject([{ audience: 'CUSTOMER', openings: 0 }]);
    for (const secret of ['key', 'tokenHash', 'address'])
      expect(whole.shareLinks[0]).not.toHaveProperty(secret);
  });

  it('holds an overview that a person can open, in which nothing is a formula', async () => {
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(Uint8Array.from(files.get('quotations.xlsx') ?? []).buffer);
    const row = workbook.worksheets[0]?.getRow(2);
    expect([row?.getCell(1).value, row?.getCell(3).value]).toEqual([quotation, '=1+1']);
    expect(row?.getCell(3).formula).toBeUndefined();
  });

  it('holds the image and the one before it', () => {
    const images = [...files.keys()].filter((name) => name.startsWith('images/'));
    expect(images.map((name) => textOf(files, name)).toSorted()).toEqual([
      expect.stringContaining('the first logo'),
      expect.stringContaining('the second logo'),
    ]);
  });

  it('tells of tokens and limits only what they are and until when', () => {
    const lapsing: { kind: string }[] = JSON.parse(textOf(files, 'lapsing.json'));
    const kinds = lapsing.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['token VERIFICATION', 'limit personal-data']));
    for (const entry of lapsing) expect(Object.keys(entry)).toEqual(['kind', 'until']);
  });

  it('is found again after a reload, and may be had for a minute by an address of its own', async () => {
    expect(answered(await ownJobs(owner.token)).jobs).toMatchObject([{ id: job, state: 'done' }]);
    const address = new URL(answered(await addressOf(owner.token, job)).downloadPersonalData);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    const response = await fetch(address);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="i-miei-dati-.*\.zip"/,
    );
  });

  it('is nobody else’s: not to follow, not to go on with and not to download, also for a super user', async () => {
    const { token } = await registeredAndSignedIn();
    for (const stranger of [token, await tokenOf('superUser')]) {
      expect(codeOf(await jobOf(stranger, job))).toBe('not-found');
      expect(codeOf(await goOn(stranger, job))).toBe('not-found');
      expect(codeOf(await addressOf(stranger, job))).toBe('not-found');
      const others = answered(await ownJobs(stranger)).jobs.map(({ id }) => id);
      expect(others).not.toContain(job);
    }
  });
});

describe('a user who asks for their data', () => {
  it('gets the archive that is being made when asking again, and the same one for the same key', async () => {
    const { token } = await registeredAndSignedIn();
    const first = answered(await start(token, 'one-key')).startPersonalData;
    expect(answered(await start(token)).startPersonalData.id).toBe(first.id);
    while (answered(await goOn(token, first.id)).continueJob.state !== 'done');
    expect(answered(await start(token, 'one-key')).startPersonalData).toMatchObject({
      id: first.id,
      state: 'done',
    });
  });

  it('gets three archives a day', async () => {
    const { token } = await registeredAndSignedIn();
    for (let count = 0; count < 3; count += 1) await archived(token);
    expect(codeOf(await start(token))).toBe('too-many-requests');
  });

  it('cannot download what is not finished', async () => {
    const { token } = await registeredAndSignedIn();
    const { id } = answered(await start(token)).startPersonalData;
    expect(codeOf(await addressOf(token, id))).toBe('not-found');
  });

  it('gets their changes of the catalogue, as a super user', async () => {
    const { id, token } = await registeredAndSignedIn({
      firstName: 'Livia',
      lastName: `Moretti ${process.pid}`,
    });
    await changed(id, { isSuper: true, emailVerified: true });
    const { keepChange } = await import('#lambdas/store/history/history-store.ts');
    const entry = { part: 'entity' as const, at: new Date().toISOString(), created: false, differences: [] };
    await keepChange('product', 'piave-fissativo', {
      ...entry,
      revision: 901,
      by: `Livia Moretti ${process.pid}`,
    });
    await keepChange('product', 'piave-fissativo', { ...entry, revision: 902, by: 'Somebody Else' });
    const files = await filesOf(token, await archived(token));
    expect(JSON.parse(textOf(files, 'changes/product-piave-fissativo.json'))).toMatchObject([
      { revision: 901 },
    ]);
  });
});

describe('the work on an archive', () => {
  it('done again after a kill ends in the same archive', async () => {
    const { token } = await somebody();
    await createdBy(token);
    const { id } = answered(await start(token)).startPersonalData;
    const { readJob } = await import('#lambdas/store/job/job-store.ts');
    const { collectPersonalData } = await import('#lambdas/store/personal-data/collect-personal-data.ts');
    const stored = await readJob('personal_data', id);
    if (!stored) throw new Error('It was begun just now.');
    const step = await collectPersonalData(stored);
    for (let index = 0; index < stored.total; index += 1) {
      await step(index, new Date(), stored);
      await step(index, new Date(), stored);
    }
    const { writeArchivePart } = await import('#lambdas/store/personal-data/archive-store.ts');
    // The state after a kill between the whole archive and the removal of its parts.
    await writeArchivePart(id, 'left', new Uint8Array());
    while (answered(await goOn(token, id)).continueJob.state !== 'done');
    const names = [...(await filesOf(token, id)).keys()];
    expect(names).toEqual(expect.arrayContaining(['LEGGIMI.txt', 'account.json', 'quotations.xlsx']));
    expect(names.filter((name) => name.startsWith('quotations/'))).toHaveLength(1);
  });
});
