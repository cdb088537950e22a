import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices({ withPool: true });
afterAll(services.close);

const { client } = await import('#lambdas/runtime/table/table.ts');
const { checkPassword, readAccount } = await import('#lambdas/store/user/account-store.ts');
const { makeAccount } = await import('#lambdas/store/user/make-account.ts');
const { onceKey, visitor } = await import('#lambdas/store/once/once-store.ts');
const { readUser } = await import('#lambdas/store/user/user-store.ts');

const steps = ['createAccount', 'setPassword', 'sendMail', 'writeUser'] as const;
type Step = (typeof steps)[number];
type Command = { constructor: { name: string }; input: object };

/** The step that a command does, if any. */
function stepOf({ constructor: { name }, input }: Command): Step | undefined {
  if (name === 'AdminCreateUserCommand') return 'createAccount';
  if (name === 'AdminSetUserPasswordCommand') return 'setPassword';
  if (name === 'SendEmailCommand') return 'sendMail';
  return name === 'TransactWriteCommand' && JSON.stringify(input).includes('"PROFILE"')
    ? 'writeUser'
    : undefined;
}

let cut: { step: Step; when: string; kills: boolean } | undefined;
let isKilled = false;
/** Steps that were asked for. */
const asked: Step[] = [];
const mails: string[] = [];

/** The next time, the step fails before it is done. */
const breakOff = (step: Step) => {
  cut = { step, when: 'before', kills: false };
};

/** The function ends at the step, before or after it is done: nothing that it sends arrives any more. */
const kill = (step: Step, when: string) => {
  cut = { step, when, kills: true };
};

function endIf(isNow: boolean, kills = false): void {
  isKilled ||= isNow && kills;
  if (isKilled) throw new Error('killed');
  if (isNow) throw new Error('broken');
}

/** Watches the commands of a client. */
function watch(target: { send: unknown }, sent: (command: Command, self: unknown) => Promise<unknown>): void {
  vi.spyOn(target as { send: (command: Command) => Promise<unknown> }, 'send').mockImplementation(
    async function (this: unknown, command) {
      const step = stepOf(command);
      if (step) asked.push(step);
      const ending = cut?.step === step ? cut : undefined;
      if (ending) cut = undefined;
      endIf(ending?.when === 'before', ending?.kills);
      const answer = await sent(command, this);
      endIf(ending?.when === 'after', ending?.kills);
      return answer;
    },
  );
}
const through = ({ send }: { send: unknown }) => {
  const original = send as (command: Command) => Promise<unknown>;
  return (command: Command, self: unknown) => original.call(self, command);
};
watch(CognitoIdentityProviderClient.prototype, through(CognitoIdentityProviderClient.prototype));
watch(client, through(client));
watch(SESv2Client.prototype, async ({ input }) => {
  const { Destination } = input as { Destination: { ToAddresses: string[] } };
  mails.push(...Destination.ToAddresses);
  return { MessageId: 'accepted' };
});

let number = 0;
let email = '';
const idOf = async () => (await readAccount(email))?.id ?? '';
const hasPassword = async () => (await readAccount(email))?.hasPassword;
const make = (password: string, key = 'key', content = 'content') =>
  makeAccount({
    once: onceKey(visitor, `${key}-${number}`, content),
    password,
    now: new Date(),
    newcomer: async () => ({ email, of: (id) => aStoredUser({ id, uid: id, email }) }),
  });

beforeEach(() => {
  email = `serena-${++number}@example.com`;
  mails.length = 0;
  asked.length = 0;
  cut = undefined;
  isKilled = false;
});

describe('making an account', () => {
  it('makes account, user, password and mail; the id of all is the account’s', async () => {
    const { user, mailSent } = await make('Colori-2026!');
    expect([user.id, user.uid, mailSent]).toEqual([await idOf(), await idOf(), true]);
    await checkPassword(user.id, 'Colori-2026!');
    expect(mails).toEqual([email]);
  });

  it('again with its key answers the same, and neither changes the password nor sends another mail', async () => {
    const first = await make('Colori-2026!');
    expect(await make('Altra-2026!')).toEqual(first);
    await checkPassword(first.user.id, 'Colori-2026!');
    expect(mails).toEqual([email]);
    await expect(make('Colori-2026!', 'key', 'other')).rejects.toMatchObject({ code: 'conflict' });
  });

  const cuts = steps.flatMap((step) => ['before', 'after'].map((when) => [step, when] as const));
  it.each(cuts)('that was cut off at %s, %s it was done, is completed by a retry', async (step, when) => {
    kill(step, when);
    await expect(make('Colori-2026!')).rejects.toThrow('killed');
    isKilled = false;
    expect((await make('Colori-2026!')).user.id).toBe(await idOf());
    expect(await readUser(await idOf())).toMatchObject({ email });
    await checkPassword(await idOf(), 'Colori-2026!');
    // A call that was killed with a mail may have sent it: it is not sent twice, and the user can ask for it.
    expect(mails).toEqual(step === 'sendMail' && when === 'before' ? [] : [email]);
  });

  it('five times at once with one key makes one, with one mail', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => make('Colori-2026!')));
    expect(new Set(made.map(({ user }) => user.id))).toEqual(new Set([await idOf()]));
    expect(mails).toEqual([email]);
  });

  it('whose mail could not be sent says so, and sends it by the next call', async () => {
    breakOff('sendMail');
    expect((await make('Colori-2026!')).mailSent).toBe(false);
    expect((await make('Colori-2026!')).mailSent).toBe(true);
    expect(mails).toEqual([email]);
  });

  it('that broke off before the user is taken over by a call with another key', async () => {
    breakOff('writeUser');
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    expect(await hasPassword()).toBe(false);
    expect((await make('Colori-2027!', 'another')).user.id).toBe(await idOf());
    await checkPassword(await idOf(), 'Colori-2027!');
  });

  it('that broke off before the password is not taken over by a call with another key, which is told that the address is taken [CER-003]', async () => {
    breakOff('setPassword');
    await expect(make('Colori-2026!')).rejects.toThrow('broken');
    await expect(make('Altra-2026!', 'another')).rejects.toMatchObject({ code: 'email-taken' });
    expect(await hasPassword()).toBe(false);
  });

  it('twice at once with two keys makes one: the other is told the address is taken, and sets no password', async () => {
    const outcomes = await Promise.allSettled([make('Prima-2026!'), make('Seconda-2026!', 'another')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked.filter((step) => step === 'setPassword')).toHaveLength(1);
  });

  it('with the address of a user changes nothing of that user [CER-003]', async () => {
    await make('Colori-2026!');
    await expect(make('Altra-2026!', 'another')).rejects.toMatchObject({ code: 'email-taken' });
    await checkPassword(await idOf(), 'Colori-2026!');
  });
});
