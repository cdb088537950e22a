import { expect } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { internals } from './hostile-values.ts';

type Refusal = { errorType?: string; message: string };

/** Refusals of the gateway itself, before any function. */
const gateway = new Set([
  'Unauthorized',
  'UnauthorizedException',
  'MalformedHttpRequestException',
  'BadRequestException',
  'RequestEntityTooLargeException',
]);

/** What the gateway says of a request that is no GraphQL of this schema. */
const notOfTheSchema =
  /^(Validation error|Variable "|Unknown operation|Must provide|Too many errors|Only one|Syntax)/;

/** Refusals have a known code that is not our failure, or tell what of the request is not of the schema. */
export function checkCoded(body: string): void {
  const { errors = [] }: { errors?: Refusal[] } = JSON.parse(body);
  for (const { errorType, message } of errors) {
    if (errorType === undefined) expect(message).toMatch(notOfTheSchema);
    else expect(errorType in errorStatus || gateway.has(errorType), errorType).toBe(true);
    expect(errorType, body.slice(0, 500)).not.toBe('internal');
    expect(message).not.toMatch(internals);
  }
}

/** The same of calls that the schema lets through: the functions have seen every one of them. */
export function checkCodedByFunctions(body: string): void {
  checkCoded(body);
  const { errors = [] }: { errors?: Refusal[] } = JSON.parse(body);
  expect(errors.filter(({ errorType }) => errorType === undefined)).toEqual([]);
}

/** The same of a route. */
export function checkCodedRoute(status: number, body: string): void {
  if (status < 400) return;
  const { error, code } = JSON.parse(body);
  expect(error).toBe(true);
  expect(code in errorStatus && code !== 'internal', body.slice(0, 500)).toBe(true);
  expect(body).not.toMatch(internals);
}
