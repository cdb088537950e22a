import { CopyObjectCommand, GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, describe, expect, it } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { type Fault, faults, faultyClients } from '#test/support/faults/faulty-clients.ts';
import { openCloud } from '#test/support/faults/open-cloud.ts';
import { aLambdaContext } from '#test/support/lambda.ts';

const cloud = await openCloud();
const clients = faultyClients();
afterAll(async () => {
  clients.restore();
  await cloud.close();
});

const { handler: tags } = await import('#lambdas/tags/graphql.ts');
const { handler: setNewPassword } = await import('#lambdas/accounts/set-new-password.ts');
const { handler: verifyEmail } = await import('#lambdas/accounts/verify-email.ts');
const { handler: resumeJobs } = await import('#lambdas/jobs/resume-jobs.ts');
const { handler: followChanges } = await import('#lambdas/maintenance/follow-changes.ts');
const { handler: sendDue } = await import('#lambdas/notifications/send-due.ts');
const { makeAccount } = await import('#lambdas/store/user/make-account.ts');
const { issueAccountToken } = await import('#lambdas/store/user/account-token-store.ts');
const { checkPassword, readAccount } = await import('#lambdas/store/user/account-store.ts');
const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const { throttled } = faults as { throttled: Fault };
/** The result of work while a command is throttled in every try. */
async function whileThrottled<Answer>(commands: RegExp, work: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  const tries = await clients.during(commands, throttled, 100, async () => {
    answer = await work();
  });
  expect(tries).toBeGreaterThan(1);
  return answer as Answer;
}

/** As far as handlers look at it. */
const posted = (body: object) =>
  ({
    rawPath: '/functions/x',
    headers: { 'content-type': 'application/json' } as APIGatewayProxyEventV2['headers'],
    body: JSON.stringify(body),
    requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' }, timeEpoch: Date.now() },
  }) as Partial<APIGatewayProxyEventV2> as APIGatewayProxyEventV2;

describe('the table has no time', () => {
  const listed = () =>
    tags(
      {
        info: { parentTypeName: 'Query', fieldName: 'tags' },
        arguments: {},
        identity: { sub: 'giulia', sourceIp: ['127.0.0.1'] },
      },
      aLambdaContext(),
    );

  it('GraphQL says that it is busy, as does HTTP; asked again it answers', async () => {
    await writeUser(aStoredUser({ id: 'giulia', uid: 'giulia', isSuper: true, managementMode: 'all' }));
    expect(await whileThrottled(/^(GetItem|Query)/, listed)).toEqual({ error: { code: 'busy' } });
    expect(await listed()).toEqual({ data: [] });
    const refused = await whileThrottled(/^UpdateItem/, () =>
      verifyEmail(posted({ token: 'x'.repeat(43) }), aLambdaContext()),
    );
    expect([refused.statusCode, JSON.parse(refused.body ?? '')]).toEqual([
      503,
      { error: true, code: 'busy' },
    ]);
  });

  it.each([
    ['resumeJobs', resumeJobs],
    ['sendNotifications', sendDue],
  ])('the schedule %s fails, so that it counts as failed and runs again', async (_name, schedule) => {
    const run = () => schedule({ time: '2026-11-20T10:00:00Z' }, aLambdaContext());
    await whileThrottled(/^Query/, () =>
      expect(run()).rejects.toMatchObject({ name: 'ThrottlingException' }),
    );
    await run();
  });
});

describe('a consumer of the table', () => {
  let position = '';
  async function records() {
    const entries = await cloud.dynamoDb.changes.read(position, 1000);
    position = entries.at(-1)?.sequence ?? position;
    return entries.map(({ record }) => record);
  }
  const state = async (Key: string) =>
    (await bucketClient.send(new GetObjectTaggingCommand({ Bucket: bucketName(), Key }))).TagSet?.[0]?.Value;

  it.each([
    ['the table that keeps the history', /^PutItem/],
    ['the store of files', new RegExp(`^${CopyObjectCommand.name}$`)],
  ])(
    'hands the record back that %s had no time for, and takes it when it comes again',
    async (name, commands) => {
      const id = name.replaceAll(' ', '-');
      const key = `images/products/${id}.png`;
      await writeFile(key, new TextEncoder().encode('an image'));
      const product = aProduct({ id, imageUrl: `/files/${key}`, updatedBy: 'Giulia' });
      await writeProduct(product);
      await records();
      await writeProduct({ ...product, archived: true, imageUrl: null, revision: 2 });
      const Records = await records();
      const taken = () => followChanges({ Records }, aLambdaContext());
      const { batchItemFailures } = await whileThrottled(commands, taken);
      expect(batchItemFailures).toHaveLength(1);
      expect(await taken()).toEqual({ batchItemFailures: [] });
      expect(await state(key)).toBe('retired');
    },
  );
});

describe('the link of a mail', () => {
  const password = 'Nuova-Password-1';
  async function aMail(kind: 'reset' | 'verification', name: string) {
    const email = `${name}@example.com`;
    const { user } = await makeAccount({
      ...{ once: onceKey('visitor', name, ''), password: 'Una-Password-1', now: new Date() },
      newcomer: async () => ({ email, of: (id) => aStoredUser({ id, uid: id, email }) }),
    });
    return { user, token: await issueAccountToken(kind, { userId: user.id, email }, new Date()) };
  }

  it.each(['AdminSetUserPassword', 'AdminUserGlobalSignOut', 'TransactWriteItems'])(
    'sets a password later when %s had no time',
    async (command) => {
      const { user, token } = await aMail('reset', `reset-${command.toLowerCase()}`);
      const set = () => setNewPassword(posted({ token, password }), aLambdaContext());
      const refused = await whileThrottled(new RegExp(`^${command}`), set);
      expect(refused.statusCode).toBe(503);
      expect((await set()).statusCode).toBe(200);
      await checkPassword(user.id, password);
      expect(await readUser(user.id)).toMatchObject({ emailVerified: true });
      expect((await set()).statusCode).toBe(410);
    },
  );

  it('verifies an address later when the user pool, or the table, had no time', async () => {
    const { user, token } = await aMail('verification', 'verify');
    const verify = () => verifyEmail(posted({ token }), aLambdaContext());
    for (const commands of [/^AdminUpdateUserAttributes/, /^TransactWriteItems/])
      expect((await whileThrottled(commands, verify)).statusCode).toBe(503);
    expect((await verify()).statusCode).toBe(200);
    expect(await readAccount(user.email)).toMatchObject({ emailVerified: true });
    expect(await readUser(user.id)).toMatchObject({ emailVerified: true });
  });
});
