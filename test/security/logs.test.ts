import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// The logger reads its level once, when it is loaded: set the lowest first.
vi.hoisted(() => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
  vi.resetModules();
});

import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createFunctionRunner, type Invoke } from '#infra/local/function-runner.ts';
import { functions } from '#lambdas/manifest.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { cloudUrl, tokenOf } from '#test/support/cloud.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

const invoke: Invoke = createFunctionRunner(functions, fileURLToPath(new URL('../..', import.meta.url)));
const owner = aStoredUser({
  id: 'log-reader',
  uid: 'log-reader',
  firstName: 'Serafina',
  lastName: 'Personale',
  email: 'serafina.personale@example.com',
  phone: '+39 051 5550199',
  company: 'Ditta Riservata',
  type: 'imbianchino',
  pricelist: 'pcu',
  emailVerified: true,
});
const superUser = {
  ...owner,
  id: 'log-helper',
  uid: 'log-helper',
  isSuper: true,
  managementMode: 'all' as const,
};
const erased = { ...owner, id: 'log-erased', uid: 'log-erased', email: 'serafina.personale.2@example.com' };
const broken = { ...owner, id: 'broken-reader', uid: 'broken-reader' };

/** Personal data, which no log may contain. */
const personal = [
  'Serafina',
  'Personale',
  'serafina.personale',
  '5550199',
  'Ditta Riservata',
  'Villa Segreta',
  'Via Nascosta',
  'nota riservata',
  '127.0.0.1',
  '203.0.113.77',
];

let lines: string[];
let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  for (const user of [owner, superUser, erased]) await writeUser(user);
  // A stored user that the schema rejects: an unexpected failure.
  await writeUser({ ...broken, showLogo: 'Via Nascosta' as unknown as boolean });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  return door.close();
});

beforeEach(() => {
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
  }
  return () => vi.restoreAllMocks();
});

const asked = (functionName: string, field: string, args: object, sub = owner.id) =>
  invoke(functionName, {
    info: { parentTypeName: field.split('.')[0], fieldName: field.split('.')[1] },
    arguments: args,
    identity: { sub, sourceIp: ['203.0.113.77', '127.0.0.1'] },
  });

const quotation = () => ({ input: aNewQuotation({ name: 'Villa Segreta', location: 'Via Nascosta 3' }) });
const log = () => lines.filter((line) => line.startsWith('{')).join('\n');

function expectNothingPersonal(): void {
  const text = log();
  for (const word of personal) expect(text).not.toContain(word);
  expect(text).not.toMatch(/eyJ[\w-]{10}|password|authorization|ticket=/i);
}

const logged = () =>
  lines.filter((line) => line.startsWith('{')).map((line): Record<string, unknown> => JSON.parse(line));

describe('the log', () => {
  it('shows for a refusal the time, the field, the id of the caller alone, and the reason', async () => {
    await asked('users', 'Query.users', { page: 0 });
    expect(logged()).toContainEqual(
      expect.objectContaining({
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        function_request_id: expect.any(String),
        message: 'refused',
        field: 'Query.users',
        caller: owner.id,
        code: 'forbidden',
      }),
    );
    lines = [];
    await fetch(`${door.url}/functions/downloadXLS?q=none`);
    expect(logged()).toContainEqual(
      expect.objectContaining({ field: '/functions/downloadXLS', caller: 'nobody', code: 'not-signed-in' }),
    );
  });

  it('contains no line that a caller wrote', async () => {
    await asked('quotations', 'Query.quotation', { id: 'x"}\n{"level":"ERROR","message":"forged"}' });
    await fetch(`${door.url}/functions/downloadXLS?q=${encodeURIComponent('\n{"level":"ERROR"}')}`);
    expect(logged().length).toBeGreaterThan(0);
    for (const line of logged()) expect([line.level, line.message]).not.toContain('ERROR');
  });

  it('contains nothing personal when a quotation is made, saved, refused and lost to another save', async () => {
    // The answer is the new quotation.
    const made = (await asked('quotations', 'Mutation.createQuotation', quotation())) as {
      data: { id: string };
    };
    const { id } = made.data;
    const rows = [{ sId: 'primer', note: 'nota riservata' }];
    const save = { input: { id, revision: 1, name: 'Villa Segreta 2', selectedProducts: rows } };
    await asked('quotations', 'Mutation.updateQuotation', save);
    const late = await asked('quotations', 'Mutation.updateQuotation', save);
    expect(late).toMatchObject({ error: { code: 'conflict', params: { by: 'Serafina Personale' } } });
    await asked('quotations', 'Mutation.updateQuotation', { input: { id, revision: 'Villa Segreta' } });
    await asked('quotations', 'Mutation.createQuotation', { input: { 'Villa Segreta': 1 } });
    expect(log()).toContain('"code":"conflict"');
    expectNothingPersonal();
  });

  it('contains nothing personal after an unexpected failure', async () => {
    const answer = await asked('accounts', 'Query.currentUser', {}, broken.id);
    expect(answer).toEqual({ error: { code: 'internal' } });
    expect(log()).toContain('"level":"ERROR"');
    expectNothingPersonal();
  });

  it('contains nothing personal of users who get help, of their personal data, or of erased users', async () => {
    const { email } = erased;
    await asked('help', 'Query.quotationsAs', { userId: erased.id }, superUser.id);
    await asked('help', 'Query.quotationAs', { userId: erased.id, id: 'Villa Segreta' }, superUser.id);
    await asked('accounts', 'Mutation.askDeletion', { password: 'Segreta-2026!' }, erased.id);
    const begun = [
      await asked('accounts', 'Mutation.startPersonalData', { key: randomUUID() }, erased.id),
      await asked(
        'users',
        'Mutation.eraseUser',
        { key: randomUUID(), uid: erased.id, email: 'Villa' },
        superUser.id,
      ),
      await asked('users', 'Mutation.eraseUser', { key: randomUUID(), uid: erased.id, email }, superUser.id),
    ] as { data?: { id: string }; error?: { code: string } }[];
    for (const [kind, id, sub] of [
      ['personal_data', begun[0]?.data?.id, erased.id],
      ['erasure', begun[2]?.data?.id, superUser.id],
    ])
      await asked('jobs', 'Mutation.continueJob', { kind, id }, sub);
    // Background work must end before the next tests.
    await finishJobs('erasure');
    expect(log()).toContain('"code":"invalid-input"');
    for (const word of [...personal, 'Segreta-2026!']) expect(log()).not.toContain(word);
  });

  it('contains nothing of a registering person, nor a token or a password', async () => {
    const post = (route: string, body: object) =>
      fetch(`${door.url}/functions/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const email = `serafina.personale.${process.pid}@example.com`;
    const user = aSignUpInput({ email, company: 'Ditta Riservata', phone: '+39 051 5550199' });
    expect((await post('signupUser', { key: 'first', user })).status).toBe(200);
    expect((await post('signupUser', { key: 'another', user })).status).toBe(409);
    await post('askPasswordReset', { email });
    await post('verifyEmail', { token: 'a-token-of-somebody' });
    await post('setNewPassword', { token: 'a-token-of-somebody', password: 'Segreta-2026!' });
    expect(log()).toContain('"code":"email-taken"');
    expect(log()).toContain('"code":"link-expired"');
    for (const word of ['a-token-of-somebody', 'Segreta-2026!', user.password])
      expect(log()).not.toContain(word);
    for (const word of personal) expect(log()).not.toContain(word);
  });

  it('contains no address and no name when a mail to a customer is refused, comes back or is complained about [ACC-050]', async () => {
    const { deliver } = await import('#lambdas/store/sent-offer/deliver.ts');
    const address = 'serafina.personale.3@example.com';
    const asked = {
      id: 'log',
      offer: 'log-offer',
      uid: owner.id,
      kind: 'offer' as const,
      version: 1,
      address,
    };
    const mail = {
      subject: 'Villa Segreta',
      html: 'Villa Segreta',
      text: 'Villa Segreta',
      senderName: 'Ditta Riservata',
    };
    const at = { now: new Date(), newId: randomUUID };
    await deliver({ ...asked, id: 'refused' }, { ...mail, headers: { 'Not a header': 'Serafina' } }, at);
    expect(log()).toContain('a mail was not sent');
    await deliver(asked, mail, at);
    for (const eventType of ['Bounce', 'Complaint'])
      await invoke('followMail', {
        time: new Date().toISOString(),
        detail: {
          ...{
            eventType,
            bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }] },
          },
          mail: { messageId: 'x', destination: [address], tags: { offer: ['log-offer'], delivery: ['log'] } },
        },
      });
    for (const word of [...personal, address]) expect(log()).not.toContain(word);
  });

  it('contains no token, name, text or signature of a customer who reads, asks, signs or is refused [ACC-050, SND-029]', async () => {
    const { aSentOffer } = await import('#test/support/sent-offers.ts');
    const { askPage, anAcceptanceOf } = await import('#test/support/offer-page-api.ts');
    const { readSnapshot } = await import('#lambdas/store/sent-offer/read-snapshot.ts');
    const sent = await aSentOffer({ recipient: 'serafina.personale.4@example.com' });
    lines = [];
    const ask = (deed: string, more: object = {}, of: typeof sent = sent) =>
      askPage(
        door.url,
        of,
        deed,
        { key: randomUUID(), version: 1, ...more },
        { 'user-agent': 'Villa Segreta' },
      );
    expect((await ask('ask', { text: 'nota riservata' })).status).toBe(200);
    expect((await ask('decline', { text: 'nota riservata', reason: 'none' })).body.code).toBe(
      'invalid-input',
    );
    const signed = anAcceptanceOf(sent, { name: 'Serafina Personale', role: 'Via Nascosta' });
    expect((await ask('accept', { ...signed, total: 1 })).body.code).toBe('total-differs');
    expect((await ask('accept', signed)).status).toBe(200);
    const forged = { ...sent, token: `${sent.token.slice(0, -4)}AAAA` };
    expect((await ask('read', {}, forged)).body.code).toBe('link-expired');
    // The file is gone: an unexpected failure.
    const { removeForGood } = await import('#lambdas/runtime/files/remove-for-good.ts');
    const { offerFolder } = await import('#lambdas/store/sent-offer/version-store.ts');
    const lost = await aSentOffer({ recipient: 'serafina.personale.4@example.com' });
    await removeForGood(offerFolder(lost.uid, lost.offer));
    await expect(readSnapshot(lost, 1)).rejects.toThrow();
    expect((await askPage(door.url, lost, 'read')).status).toBe(500);
    expect(log()).toContain('"code":"total-differs"');
    const strokes = JSON.stringify(signed.signature).slice(20, 60);
    for (const word of [sent.token, forged.token, lost.token, strokes, ...personal])
      expect(log()).not.toContain(word);
  });

  it('contains no ticket and no session', async () => {
    const session = await tokenOf('painter');
    await fetch(`${door.url}/functions/downloadXLS?q=none&ticket=a-ticket-of-somebody`);
    await fetch(`${door.url}/functions/downloadXLS?q=none`, {
      headers: { authorization: `Bearer ${session}` },
    });
    await fetch(`${door.url}/functions/downloadXLS?q=none`, {
      headers: { authorization: 'Bearer of-nobody' },
    });
    expect(log()).toContain('"code":"link-expired"');
    expect(log()).toContain('"code":"not-signed-in"');
    for (const word of ['a-ticket-of-somebody', session.slice(-20), 'of-nobody', cloudUrl]) {
      expect(log()).not.toContain(word);
    }
    expectNothingPersonal();
  });
});
