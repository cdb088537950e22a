import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadResolver, type ResolverContext } from '#infra/local/graphql/load-resolver.ts';

const resolverOf = loadResolver('infra/resolver.js');

/** A field as it is asked for by a user of the pool. */
const asked = (given: Partial<ResolverContext> = {}): ResolverContext => ({
  info: { parentTypeName: 'Query', fieldName: 'quotation' },
  args: { id: 'q1' },
  identity: { sub: 'anna', sourceIp: ['192.0.2.1'] },
  request: { headers: { 'user-agent': 'Firefox/140.0', cookie: 'any' } },
  ...given,
});

const request = (context: ResolverContext) => resolverOf(context.info).request(context);
const response = (context: ResolverContext) => resolverOf(context.info).response(context);

/** The error that the caller gets instead of data. */
function refusal(given: Partial<ResolverContext>) {
  const context = asked(given);
  try {
    return { answered: response(context) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { message: error.message, ...error.extensions };
  }
}

const internal = { message: 'internal', errorType: 'internal', errorInfo: null };

describe('what the resolver sends to the function', () => {
  it('is the field, its arguments, the caller as AppSync recognised them and the name of the browser, and nothing else', () => {
    const context = asked();
    expect(request({ ...context, result: 'of before' })).toEqual({
      operation: 'Invoke',
      payload: {
        info: { parentTypeName: 'Query', fieldName: 'quotation' },
        arguments: { id: 'q1' },
        identity: { sub: 'anna', sourceIp: ['192.0.2.1'] },
        userAgent: 'Firefox/140.0',
      },
    });
  });

  it.each([
    ['nobody', null],
    ['a function that signed', { accountId: '123456789012', userArn: 'arn:aws:sts::123456789012:x' }],
  ])('is the caller unchanged: %s', (_who, identity) => {
    expect(request(asked({ identity })).payload).toHaveProperty('identity', identity);
  });
});

describe('a request whose aliases make the answer larger than any', () => {
  const namedOften = (selectionSetList: string[]) => {
    const context = asked({ info: { parentTypeName: 'Query', fieldName: 'quotation', selectionSetList } });
    return () => request(context);
  };

  it('is refused before the function is called', () => {
    const aliases = Array.from({ length: 301 }, (_, index) => `a${index}`);
    expect(namedOften(aliases)).toThrow('invalid-input');
    expect(namedOften(aliases.slice(1))).not.toThrow();
    expect(namedOften(['a'.repeat(10_001)])).toThrow('invalid-input');
    expect(namedOften(['a'.repeat(10_000)])).not.toThrow();
  });
});

describe('every answer', () => {
  it('says that nothing keeps it, guesses its type, shows it in a frame or asks for it without TLS', () => {
    const headers: Record<string, string> = {};
    const context = asked();
    resolverOf(context.info, headers).request(context);
    expect(headers).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('what the resolver answers', () => {
  it.each([[{ id: 'q1' }], [null], [false], [0]])('is the data of the function: %j', (data) => {
    expect(response(asked({ result: { data } }))).toEqual(data);
  });

  it('is the code of a refusal, with what it needs to be told in words', () => {
    const error = { code: 'field-invalid', params: { field: 'name' } };
    expect(refusal({ result: { error } })).toEqual({
      message: 'field-invalid',
      errorType: 'field-invalid',
      errorInfo: { field: 'name' },
    });
  });

  it('is never the inside of a failure', () => {
    const error = { message: 'AccessDenied on arn:aws:dynamodb:…', type: 'Lambda:Unhandled' };
    expect(refusal({ result: null, error })).toEqual(internal);
    expect(refusal({ result: { data: 'half', stackTrace: [] }, error })).toEqual(internal);
    expect(refusal({ result: null })).toEqual(internal);
  });

  it.each([
    ['Lambda:TooManyRequestsException', 'Rate Exceeded.'],
    ['Lambda:Unhandled', 'Rate Exceeded. (Service: Lambda, Status Code: 429, Request ID: 1-2-3)'],
    ['Lambda:AWSLambdaException', 'Reserved limit (Error Code: TooManyRequestsException)'],
  ])('is "busy" when Lambda had no room to start the function: %s, %s', (type, message) => {
    expect(refusal({ result: null, error: { type, message } })).toEqual({
      message: 'busy',
      errorType: 'busy',
      errorInfo: null,
    });
  });

  it('ends the wait of a subscription that is refused, as only this error does', () => {
    const info = { parentTypeName: 'Subscription', fieldName: 'onChange' };
    expect(refusal({ info, result: { error: { code: 'not-found' } } })).toEqual({
      message: 'Not Authorized to access onChange on type Subscription',
      errorType: 'Unauthorized',
    });
    expect(refusal({ info, result: { data: null } })).toEqual({ answered: null });
  });
});
