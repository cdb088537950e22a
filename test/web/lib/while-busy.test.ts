import { readdirSync, readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creations } from '#test/support/mutations.ts';
import { answerElsewhere, answerWith } from '#test/support/stub-transport.ts';
import { CreateTagDocument, CurrentUserDocument, UpdateImageDocument } from '#web/graphql/common.ts';
import { DeleteQuotationDocument, DuplicateQuotationDocument } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useAttemptKey, useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { isUnanswered } from '#web/lib/while-busy.ts';

const busy = new GraphqlFailure('busy');
/** The moments at which the server was asked, in milliseconds, and with what. */
const asked: [at: number, variables: unknown][] = [];
let begun = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  asked.length = 0;
  begun = Date.now();
});
afterEach(() => vi.useRealTimers());

/** The server refuses the first requests. */
const refuse = (times: number, failure = busy) =>
  answerWith((_operation, variables) => {
    asked.push([Date.now() - begun, variables]);
    if (asked.length <= times) throw failure;
    return { done: true };
  });

/** The answer, or the code of the failure, after every pause. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const ended = work.catch(({ code }: GraphqlFailure) => code);
  await vi.runAllTimersAsync();
  return ended;
}

const tag = { key: 'k1', tag: { name: 'Esterni', slug: 'esterni' } };
const copy = { input: { key: 'k2', id: 'q1', prices: 'KEEP' as const } };

describe('a creation, while the server is busy', () => {
  it.each([
    ['', () => request(CreateTagDocument, tag), tag],
    [' whose key is in its input', () => request(DuplicateQuotationDocument, copy), copy],
  ])('is sent again, with its key, after pauses%s', async (_, send, variables) => {
    refuse(2);
    expect(await outcome(send())).toEqual({ done: true });
    expect(asked).toEqual([0, 1_000, 3_000].map((at) => [at, variables]));
  });

  it('fails in the end', async () => {
    refuse(9);
    expect(await outcome(request(CreateTagDocument, tag))).toBe('busy');
    expect(asked).toHaveLength(3);
  });

  it('is sent once when it is refused for another reason', async () => {
    refuse(9, new GraphqlFailure('name-taken'));
    expect(await outcome(request(CreateTagDocument, tag))).toBe('name-taken');
    expect(asked).toHaveLength(1);
  });
});

it.each([
  ['a change without a key', () => request(DeleteQuotationDocument, { id: 'q1' })],
  [
    'a change that takes an upload: each time makes another file',
    () =>
      request(UpdateImageDocument, { userId: 'u1', key: 'uploads/images/users/u1.png', imageName: 'a.png' }),
  ],
  ['a query: its screen asks again', () => request(CurrentUserDocument)],
])('is not sent again by itself: %s', async (_, send) => {
  refuse(9);
  expect(await outcome(send())).toBe('busy');
  expect(asked).toHaveLength(1);
});

describe('an open function that Lambda has no room for', () => {
  const noRoom = () =>
    answerElsewhere(async (_address, { body }) => {
      asked.push([Date.now() - begun, JSON.parse(String(body))]);
      return new Response('{"message":"Service Unavailable"}', { status: 503 });
    });

  it('is busy, and asked again when it creates something', async () => {
    noRoom();
    expect(await outcome(postFunction('signupUser', { key: 'k3', user: {} }))).toBe('busy');
    expect(asked).toHaveLength(3);
    expect(await outcome(postFunction('verifyEmail', { token: 't' }))).toBe('busy');
    expect(asked).toHaveLength(4);
  });
});

it('every creation that a screen asks for has its key where it is looked for', () => {
  const documents = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(`web/${file}`, 'utf8')).definitions)
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation === OperationTypeNode.MUTATION);
  const creating = documents.filter(({ selectionSet }) =>
    selectionSet.selections.some(
      (node) => node.kind === Kind.FIELD && creations.includes(`Mutation.${node.name.value}`),
    ),
  );
  expect(creating.length).toBeGreaterThan(15);
  for (const { name, variableDefinitions = [] } of creating) {
    const names = variableDefinitions.map(({ variable }) => variable.name.value);
    expect(names.includes('key') || names.join() === 'input', name?.value).toBe(true);
  }
});

describe('a creation whose answer is lost', () => {
  it('says that nobody knows what became of it, and not where it never left', async () => {
    refuse(1, new GraphqlFailure('offline'));
    expect(await outcome(request(CreateTagDocument, { ...tag, key: 'k4' }))).toBe('unanswered');
    expect(isUnanswered('k4')).toBe(true);
    vi.stubGlobal('navigator', { onLine: false });
    asked.length = 0;
    expect(await outcome(request(CreateTagDocument, { ...tag, key: 'k5' }))).toBe('offline');
    expect(isUnanswered('k5')).toBe(false);
  });

  it('keeps its key for another input until an answer comes', async () => {
    const { result } = renderHook(() => useAttemptKey(() => `key-${made++}`));
    let made = 0;
    const keyOf = result.current;
    refuse(1, new GraphqlFailure('offline'));
    const create = (name: string) =>
      outcome(request(CreateTagDocument, { key: keyOf({ name }), tag: { name, slug: 'esterni' } }));
    expect(await create('Esterni')).toBe('unanswered');
    expect(await create('Interni')).toEqual({ done: true });
    await create('Facciate');
    expect(asked.map(([, variables]) => (variables as { key: string }).key)).toEqual([
      'key-0',
      'key-0',
      'key-1',
    ]);
  });

  it('gives another thing, which is no other try of the same form, a key of its own', async () => {
    let made = 0;
    const { result } = renderHook(() => useMakingOnce(() => `thing-${made++}`));
    refuse(1, new GraphqlFailure('offline'));
    const create = (name: string) =>
      outcome(
        result.current({ name }, (key) =>
          request(CreateTagDocument, { key, tag: { name, slug: 'esterni' } }),
        ),
      );
    await create('Esterni');
    await create('Interni');
    expect(asked.map(([, variables]) => (variables as { key: string }).key)).toEqual(['thing-0', 'thing-1']);
  });
});
