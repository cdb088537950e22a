import { expect } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { internals } from './hostile-values.ts';

type Refusal = { errorType?: string; message: string };

/** Codes of the gateway itself, before any function. */
const gateway = new Set([
  'Unauthorized',
  'UnauthorizedException',
  'MalformedHttpRequestException',
  'BadRequestException',
  'RequestEntityTooLargeException',
]);

/** Messages of the gateway about a request that does not fit the schema. */
const notOfTheSchema =
  /^(Validation error|Variable "|Unknown operation|Must provide|Too many errors|Only one|Syntax)/;

/** A refusal has a known code other than a failure of ours, or a message about the schema. */
export function expectKnownCodes(body: string): void {
  const { errors = [] }: { errors?: Refusal[] } = JSON.parse(body);
  for (const { errorType, message } of errors) {
    if (errorType === undefined) expect(message).toMatch(notOfTheSchema);
    else expect(errorType in errorStatus || gateway.has(errorType), errorType).toBe(true);
    expect(errorType, body.slice(0, 500)).not.toBe('internal');
    expect(message).not.toMatch(internals);
  }
}

/** The same for calls that fit the schema: each one reached a function. */
export function expectCodesOfFunctions(body: string): void {
  expectKnownCodes(body);
  const { errors = [] }: { errors?: Refusal[] } = JSON.parse(body);
  expect(errors.filter(({ errorType }) => errorType === undefined)).toEqual([]);
}

/** The same for a route. */
export function expectKnownCodeOfRoute(status: number, body: string): void {
  if (status < 400) return;
  const { error, code } = JSON.parse(body);
  expect(error).toBe(true);
  expect(code in errorStatus && code !== 'internal', body.slice(0, 500)).toBe(true);
  expect(body).not.toMatch(internals);
}
