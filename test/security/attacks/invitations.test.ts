import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/access/limits.ts';
import { changed, newAddress, post, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { anInvitation } from '#test/support/builders/invitation.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import {
  accept,
  invitationToken,
  invite,
  invited,
  look,
  resendInvitation,
  revokeInvitation,
} from '#test/support/invitations-api.ts';
import { signedInAs } from '../roles.ts';

const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
const { readAccount } = await import('#lambdas/store/user/account-store.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');

const ofItaly = { isSuper: true, managementMode: 'only', managedCountries: ['IT'] } as const;
const inviterOfItaly = async () => {
  const { id, token = '' } = await signedInAs('inviter', {
    ...ofItaly,
    managedCountries: ['IT'],
    type: 'keim',
    emailVerified: true,
  });
  return { id, token };
};

/** Runs a step between the read and the write of an acceptance. */
function beforeItsWrite(meanwhile: () => Promise<unknown>): void {
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  const spied = vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    if (command.constructor.name === 'TransactWriteCommand') {
      spied.mockRestore();
      await meanwhile();
    }
    return send(command);
  }) as never);
}

/** Expects neither a user nor an account of the address. */
async function expectNobody(email: string) {
  expect(await readUserByEmail(email)).toBeUndefined();
  expect(await readAccount(email)).toBeUndefined();
}

describe('an invitation link', () => {
  it('that is guessed, shortened, of another kind of mail or of no invitation always gets the same refusal [ROL-039, ROL-044]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    const { issueAccountToken } = await import('#lambdas/store/user/account-token-store.ts');
    const { id } = await signedInAs('reset', { emailVerified: true });
    const reset = await issueAccountToken('reset', { userId: id, email }, new Date());
    const guesses = [
      randomBytes(32).toString('base64url'),
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      reset,
    ];
    for (const guess of guesses) {
      expect(await look(guess)).toBe('invite-invalid');
      expect(await accept(guess)).toBe('invite-invalid');
    }
    const answers = await Promise.all(
      guesses.slice(0, 2).map((guess) => post('readInvitation', { token: guess })),
    );
    for (const { status, answer } of answers) {
      expect(status).toBe(410);
      expect(answer).toEqual({ error: true, code: 'invite-invalid' });
    }
    await expectNobody(email);
    // It does not open a password reset either.
    expect((await post('setNewPassword', { token, password: 'Muro-Giallo-26' })).answer.code).toBe(
      'link-expired',
    );
  });

  it('is tried at most thirty times an hour from one address, opened or accepted [ROL-044]', async () => {
    const [address, now] = [newAddress(), new Date()];
    const { email } = await invited();
    const token = await invitationToken(email);
    const { most } = limits['use-invitation'];
    expect(most).toBe(30);
    for (let tries = 0; tries < most - 1; tries += 1) await look('guess', { address, now });
    expect(await accept('guess', {}, { address, now })).toBe('invite-invalid');
    expect(await look(token, { address, now })).toBe('too-many-requests');
    expect(await accept(token, {}, { address, now })).toBe('too-many-requests');
    expect(await look(token, { now })).toMatchObject({ email });
  });

  it('is useless after its acceptance, also for a later reader of the mail [ROL-039, ROL-044]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    await accept(token);
    expect(await accept(token, { password: 'Ladro-Notturno-26', firstName: 'Ladro' })).toBe('invite-invalid');
    expect(await look(token)).toBe('invite-invalid');
    expect((await readUserByEmail(email))?.firstName).toBe('Marta');
  });

  it('accepted twice at once with different passwords makes one account [ROL-039]', async () => {
    const { email } = await invited();
    const token = await invitationToken(email);
    const outcomes = await Promise.all(
      ['Ada', 'Eva', 'Ida'].map((firstName) => accept(token, { firstName })),
    );
    const [let_in, ...others] = outcomes.toSorted((one) => (typeof one === 'string' ? 1 : -1));
    expect(let_in).toEqual({ email });
    for (const refused of others) expect(['invite-invalid', 'email-taken']).toContain(refused);
  });
});

describe('a failed acceptance, of an invitation that was revoked meanwhile,', () => {
  it('does not verify the address for a person who registers with it later [ROL-041, SES-050]', async () => {
    const { email, id } = await invited();
    const token = await invitationToken(email);
    beforeItsWrite(() => revokeInvitation(id));
    expect(await accept(token)).toBe('invite-invalid');
    expect(await readUserByEmail(email)).toBeUndefined();
    const stranger = await registeredAndSignedIn({ email });
    const { data } = await withToken(stranger.token, 'mutation { syncAccount { emailVerified } }');
    expect(data).toEqual({ syncAccount: { emailVerified: false } });
    expect((await readAccount(email))?.emailVerified).toBe(false);
  });
});

describe('an inviter who may no longer invite', () => {
  const losing: readonly [string, (id: string) => Promise<unknown>][] = [
    ['was archived', (id) => changed(id, { archived: true })],
    ['is no super user', (id) => changed(id, { isSuper: false })],
    ['lost the country', (id) => changed(id, { managedCountries: ['FR'] })],
    ['was deleted', (uid) => graphql('superUser', 'mutation ($uid: ID!) { deleteUser(uid: $uid) }', { uid })],
  ];
  it.each(losing)(
    '%s: their invitations answer as expired and make no account [ROL-043]',
    async (_, lose) => {
      const inviter = await inviterOfItaly();
      const { email, id } = await invited({}, inviter);
      const token = await invitationToken(email);
      expect(await look(token)).toMatchObject({ email });
      await lose(inviter.id);
      expect(await look(token)).toBe('invite-invalid');
      expect(await accept(token)).toBe('invite-invalid');
      await expectNobody(email);
      // An inviter with rights sends it again in their own name.
      await resendInvitation(id);
      expect(await accept(await invitationToken(email))).toEqual({ email });
    },
  );
});

describe('an invitation', () => {
  it('makes no super user: neither the invitation nor the invited person gives rights [ROL-041]', async () => {
    const rights = { isSuper: true, superUser: true, managementMode: 'all', managedCountries: [] };
    for (const [name, value] of Object.entries(rights)) {
      const { errors } = await invite(anInvitation({ [name]: value }));
      expect(errors?.[0]?.message).toContain(name);
    }
    const { email } = await invited();
    const token = await invitationToken(email);
    const wished = {
      ...rights,
      type: 'keim',
      country: 'DE',
      pricelist: 'dach',
      language: 'en',
      email: 'a@example.com',
    };
    for (const [name, value] of Object.entries({ ...wished, emailVerified: false }))
      expect(await accept(token, { [name]: value })).toBe('invalid-input');
    await accept(token);
    expect(await readUserByEmail(email)).toMatchObject({
      isSuper: false,
      type: 'imbianchino',
      pricelist: 'pcu',
    });
  });

  it('makes no user of a country or price list that the inviter does not manage [ROL-037, ROL-043]', async () => {
    const inviter = await inviterOfItaly();
    const german = anInvitation({ country: 'DE', province: null, pricelist: null });
    expect(codeOf(await invite(german, inviter))).toBe('forbidden');
    expect(codeOf(await invite(anInvitation({ pricelist: 'no-such-list' }), inviter))).toBe('forbidden');
  });

  it('is sent two hundred times an hour at most, repeats included [ROL-044]', async () => {
    const inviter = await inviterOfItaly();
    const { id } = await invited({}, inviter);
    const { countUse } = await import('#lambdas/store/limit/rate-store.ts');
    expect(limits.invite).toEqual({ most: 200, seconds: 3600 });
    for (let used = 1; used < limits.invite.most; used += 1)
      await countUse('invite', `account ${inviter.id}`, new Date());
    expect(codeOf(await invite(anInvitation(), inviter))).toBe('too-many-requests');
    expect(codeOf(await resendInvitation(id, inviter))).toBe('too-many-requests');
  });
});
