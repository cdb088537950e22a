import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { named, type Statement, shown, statementsOf, synthesised } from './synthesised.ts';

const manifest: Record<string, FunctionSpec> = functions;
const writing = /dynamodb:(\*|(Put|Update|Delete|BatchWrite)Item|PartiQL(Insert|Update|Delete))/;
/** Actions that change or remove an item that is there: a put of a copy is refused by its own condition. */
const refused = ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'];

let statements: [role: string, Statement][];
beforeAll(() => {
  const push = { secret: 'push', secretVersion: '1' };
  const { template } = synthesised('prod', { push, mailSender: 'example.com' });
  statements = statementsOf(template).map(([id, statement]) => [named(id), statement]);
});

/** The roles, of whatever in the stack, that have statements of a kind. */
const rolesWith = (isOfKind: (statement: Statement) => boolean): string[] =>
  [...new Set(statements.flatMap(([role, statement]) => (isOfKind(statement) ? [role] : [])))].toSorted();

const mayWrite = ({ Effect, Action }: Statement) => Effect === 'Allow' && writing.test(shown(Action));
const prefixesOf = ({ Condition }: Statement): string[] =>
  Object.values(Condition ?? {}).flatMap((rule) => rule['dynamodb:LeadingKeys'] ?? []);

/** In whatever part of a request a copy is named. */
const leavesCopies = ({ Effect, Action, Resource, Condition }: Statement) =>
  Effect === 'Deny' &&
  shown(Resource) === 'Table.Arn' &&
  refused.every((action) => shown(Action).split(', ').includes(action)) &&
  isDeepStrictEqual(Condition, { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['COPY#*'] } });

describe('a copy of a product that quotations share', () => {
  it('is updated, removed and batch-written by nobody: who may change the table at all is refused it', () => {
    const writers = Object.keys(manifest).filter((name) => manifest[name]?.may.includes('table:write'));
    const changing = rolesWith((statement) => mayWrite(statement) && prefixesOf(statement).length === 0);
    expect(changing).toEqual(writers.map((name) => `Functions${name}Role`).toSorted());
    expect(rolesWith(leavesCopies)).toEqual(changing);
  });

  it('is out of reach of functions that may write only some kinds of items', () => {
    const kinds = statements.flatMap(([, statement]) => (mayWrite(statement) ? prefixesOf(statement) : []));
    expect(new Set(kinds)).toEqual(new Set(['RATE#*', 'TOKEN#*', 'LINKS#*', 'U#*']));
  });
});
