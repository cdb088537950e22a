import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import { contentOf, creations } from '#test/support/mutations.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { fillSmallWorld } from '#test/support/races/small-world.ts';
import { catalogueCreations } from '#test/support/retried/catalogue.ts';
import { type Creations, made, within } from '#test/support/retried/creation.ts';
import { customerCreations } from '#test/support/retried/customers.ts';
import { jobCreations } from '#test/support/retried/jobs.ts';
import { offerCreations } from '#test/support/retried/offers.ts';
import { peopleCreations } from '#test/support/retried/people.ts';
import { sentOfferCreations } from '#test/support/retried/sent-offers.ts';
import { workCreations } from '#test/support/retried/work.ts';

const services = await openDataServices({ withPool: true });
afterAll(services.close);
const [one, two] = await fillSmallWorld();
// The tests create and remove accounts, so the client of Cognito is no mock.
mockedClient(CognitoIdentityProviderClient).restore();
const mails = mockedClient(SESv2Client).resolves({ MessageId: 'accepted' });
const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
afterAll(closeBrowser);
const { client, table: TableName } = await import('#lambdas/runtime/table/table.ts');
const { signupUser } = await import('#lambdas/accounts/signup-user.ts');

const all: Creations = {
  ...(await catalogueCreations(one)),
  ...(await workCreations(one)),
  ...(await customerCreations(one)),
  ...(await offerCreations(one)),
  ...(await sentOfferCreations(one)),
  ...peopleCreations(one),
  ...(await jobCreations(one)),
};

let addresses = 0;

/** A sign-up is an HTTP route, not a field of GraphQL: the person has no account yet. */
const send = ({ run }: Editor, field: string, args: object): Promise<unknown> =>
  field === 'signupUser'
    ? signupUser.run(args, {
        caller: { kind: 'nobody' },
        address: `192.0.2.${++addresses}`,
        now: new Date(),
        newId: () => '',
      })
    : run(field, args);

const nothing = { items: 0, mails: 0 };

/** Counts the items and mails that the work added. */
async function done(work: () => Promise<unknown>): Promise<typeof nothing> {
  const [items, sent] = [await countItems(), mails.calls().length];
  await work();
  return { items: (await countItems()) - items, mails: mails.calls().length - sent };
}

/** Counts all items but those of limits and locks, which a repeated call may write. */
async function countItems(): Promise<number> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items.filter(({ pk }) => !/^(RATE#|LOCK$)/.test(String(pk))).length;
}

/** Adds the key to the arguments, inside `input` where the operation takes it there. */
const keyed = (args: object, key: string): object =>
  'input' in args && !('status' in args) ? { input: { ...(args.input as object), key } } : { ...args, key };

/** Replaces one argument, or one field of an argument. */
function merged(args: object, name: string, value: unknown): object {
  const [argument = '', field] = name.split('.');
  if (!field) return { ...args, [argument]: value };
  const whole = as<Record<string, object>>(args)[argument];
  return { ...args, [argument]: { ...whole, [field]: value } };
}

/** Values that a retry may change: passwords are not kept, the consent is always given, and a sent owner is ignored. */
const unkept = [
  ...['user.password', 'currentPassword', 'user.checkbox1', 'input.uid', 'input.user', 'erasure.name'],
];
const contentOfAny = (field: string): string[] =>
  field === 'signupUser' ? Object.keys(within('user', aSignUpInput())) : contentOf(field);

it('every operation that takes a key has a case here', () => {
  expect(Object.keys(all).toSorted()).toEqual([...creations, 'signupUser'].toSorted());
});

it.each(Object.entries(all))('%s has another value for each of its inputs', (field, { changed }) => {
  const content = contentOfAny(field).filter((name) => !unkept.includes(name));
  expect(Object.keys(changed).toSorted()).toEqual(content.toSorted());
});

describe('a creation happens once for each key', () => {
  it.each(Object.entries(all))('%s', { timeout: 60_000 }, async (field, creation) => {
    const { args, changed, same = (answer) => answer, later, atOnce = 5 } = creation;
    const key = (which: string) => `${which}-${field.replace('Mutation.', '')}`;
    const sent = async (which: string) => keyed(await args(key(which)), key(which));
    const run = async (what: object, by = one) => same(await send(by, field, what));

    const first = await sent('first');
    let answer: unknown;
    const once = await done(async () => {
      answer = await run(first);
    });
    expect(once.items).toBeGreaterThan(0);

    const again = async () => {
      expect(await run(first)).toEqual(answer);
      for (const [name, value] of Object.entries(changed))
        await expect(run(merged(first, name, value)), name).rejects.toMatchObject({ code: 'conflict' });
    };
    expect(await done(again)).toEqual(nothing);
    await later?.();
    expect(await done(again)).toEqual(nothing);

    const second = await sent('second');
    const atTheSameMoment = await done(async () => {
      const [head, ...rest] = await Promise.all(Array.from({ length: atOnce }, () => run(second)));
      expect(head).not.toEqual(answer);
      for (const each of rest) expect(each).toEqual(head);
      expect(await run(second)).toEqual(head);
    });
    expect(atTheSameMoment).toEqual(once);
    await later?.();

    // A second person cannot sign up with a taken address, so this case ends here.
    if (field === 'signupUser') return;
    const foreign = await run(first, two).catch((cause: { code: string }) => cause.code);
    expect(JSON.stringify(foreign)).not.toBe(JSON.stringify(answer));
    expect(await run(first)).toEqual(answer);
  });
});

it('a key that was answered with an unfinished archive is later answered with the same archive', async () => {
  const start = (key: string) => made(two, 'Mutation.startPersonalData', { key });
  await finishJobs('personal_data');
  const first = await start('an-archive');
  expect(await start('asked-meanwhile')).toBe(first);
  await finishJobs('personal_data');
  expect(await start('asked-meanwhile')).toBe(first);
});
