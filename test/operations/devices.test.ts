import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Records } from '#infra/local/sns/push-records.ts';
import { cloudUrl, codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

const pushes = async (): Promise<Records> => (await fetch(`${cloudUrl}/_local/pushes.json`)).json();

/** Types that the push service sends to a token. */
async function heard(token: string): Promise<string[]> {
  const { endpoints, subscriptions } = await pushes();
  const arns = endpoints.filter((each) => each.token === token).map(({ arn }) => arn);
  return subscriptions
    .filter(({ endpoint }) => arns.includes(endpoint))
    .map(({ topic }) => topic.split('preventivi-local-')[1] ?? '');
}

const register = (who: Who, token: string, platform = 'android') =>
  graphql<{ registerDevice: boolean }>(
    who,
    'mutation ($token: String!, $platform: String!) { registerDevice(token: $token, platform: $platform) }',
    { token, platform },
  );
const unregister = (who: Who, token: string) =>
  graphql<{ unregisterDevice: boolean }>(
    who,
    'mutation ($token: String!) { unregisterDevice(token: $token) }',
    { token },
  );

type Test = {
  success: boolean;
  message: string | null;
  topic: string;
  response: { messageId: string } | null;
  error: { code: string; message: string } | null;
};
const test = (who: Who, topic: string) =>
  graphql<{ testFCMTopic: Test }>(
    who,
    `mutation ($topic: String!) {
      testFCMTopic(topic: $topic) { success message topic response { messageId } error { code message } }
    }`,
    { topic },
  );

it('a device hears messages to the type of the signed-in user, and none after sign-out [OPW-47]', async () => {
  const token = `device-${randomUUID()}`;
  expect(answered(await register('painter', token)).registerDevice).toBe(true);
  expect(await heard(token)).toEqual(['imbianchino']);
  answered(await register('retailer', token, 'ios'));
  expect(await heard(token)).toEqual(['rivenditore']);
  expect(answered(await unregister('painter', token)).unregisterDevice).toBe(true);
  expect(await heard(token)).toEqual(['rivenditore']);
  answered(await unregister('retailer', token));
  await expect.poll(() => heard(token)).toEqual([]);
  // The endpoint goes after its subscriptions.
  await expect.poll(async () => (await pushes()).endpoints.map((each) => each.token)).not.toContain(token);
});

it.each([
  ['an empty token', '', 'android'],
  ['a token with blanks', 'a b', 'android'],
  ['a token without end', 'x'.repeat(2049), 'android'],
  ['an unknown device', 'token', 'fridge'],
])('%s is refused', async (_case, token, platform) => {
  expect(codeOf(await register('painter', token, platform))).toBe('invalid-input');
});

it('a super user tests a topic: a message goes out, and its id comes back [PSH-006, PSH-007]', async () => {
  const { testFCMTopic } = answered(await test('superUser', 'test'));
  expect(testFCMTopic).toMatchObject({ success: true, topic: 'test', message: null, error: null });
  const sent = (await pushes()).pushes.find(({ id }) => id === testFCMTopic.response?.messageId);
  expect(sent?.topic).toMatch(/preventivi-local-test$/);
});

it('a refusal of the service is an answer with code and words [PSH-007, OPW-48, OPW-49]', async () => {
  const refuse = (body: object) =>
    fetch(`${cloudUrl}/_local/pushes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await refuse({ 'preventivi-local-progettista': 'AuthorizationError' });
  const { testFCMTopic } = answered(await test('superUser', 'progettista'));
  await refuse({});
  expect(testFCMTopic).toMatchObject({ success: false, topic: 'progettista', response: null });
  expect(testFCMTopic.error).toEqual({ code: 'permission-denied', message: testFCMTopic.message });
});

it('nobody else tests topics, and none but those of types of users [PSH-010, PSH-012, OPW-48]', async () => {
  expect(codeOf(await test('painter', 'test'))).toBe('forbidden');
  expect(codeOf(await test('superUser', 'everybody'))).toBe('invalid-input');
});
