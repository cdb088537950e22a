import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { problemOfIssue } from '#shared/catalogue/workbook/problem-of-issue.ts';

const problemOf = (schema: z.ZodMiniType, value: unknown, column = 'name') => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) throw new Error('The schema takes the value.');
  return problemOfIssue(issue, column);
};

const channel = z.number().check(z.int(), z.gte(1), z.lte(255));

describe('a refused value', () => {
  it.each([
    ['another word', z.enum(['kg', 'l']), 'm3', { reason: 'one-of', allowed: ['kg', 'l'] }],
    ['a long text', z.string().check(z.maxLength(2)), 'abc', { reason: 'too-long', allowed: ['2'] }],
    ['an empty text', z.string().check(z.minLength(1)), '', { reason: 'missing' }],
    ['a large number', channel, 256, { reason: 'too-large', allowed: ['255'] }],
    ['a small number', channel, 0, { reason: 'too-small', allowed: ['1'] }],
    ['a number with decimals', channel, 1.5, { reason: 'whole' }],
    [
      'many things',
      z.array(z.string()).check(z.maxLength(1)),
      ['a', 'b'],
      { reason: 'too-many', allowed: ['1'] },
    ],
    ['another type', z.boolean(), 1, { reason: 'invalid' }],
  ] as const)('says what is allowed in place of %s', (_, schema, value, said) => {
    expect(problemOf(schema, value)).toEqual(said);
  });

  it.each([
    ['slug', { reason: 'slug' }],
    ['packaging', { reason: 'size' }],
    ['pack', { reason: 'id' }],
    ['url', { reason: 'address' }],
    ['consumption', { reason: 'decimals', allowed: ['6'] }],
    ['name', { reason: 'invalid' }],
  ])('of another form says which form %s has', (column, said) => {
    expect(problemOf(z.string().check(z.regex(/^a$/)), 'b', column)).toEqual(said);
  });
});
