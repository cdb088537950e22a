import { beforeAll, describe, expect, it } from 'vitest';
import { isLike } from '#infra/local/access/evaluate.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { named, type Statement, shown, statementsOf, synthesised } from './synthesised.ts';

const writing = /dynamodb:(\*|(Put|Update|Delete|BatchWrite)Item|PartiQL(Insert|Update|Delete))/;

let statements: [role: string, Statement][];
beforeAll(() => {
  const push = { secret: 'push', secretVersion: '1' };
  const { template } = synthesised('prod', { push, mailSender: 'example.com' });
  statements = statementsOf(template).map(([id, statement]) => [named(id), statement]);
});

/** The roles, of whatever in the stack, that have statements of a kind. */
const rolesWith = (isOfKind: (statement: Statement) => boolean): string[] =>
  [...new Set(statements.flatMap(([role, statement]) => (isOfKind(statement) ? [role] : [])))].toSorted();

const allows = ({ Effect, Action }: Statement, actions: RegExp) =>
  Effect === 'Allow' && actions.test(shown(Action));
const kindsOf = ({ Condition }: Statement): string[] =>
  Object.values(Condition ?? {}).flatMap((rule) => rule['dynamodb:LeadingKeys'] ?? []);
const isOfCopies = (statement: Statement) =>
  kindsOf(statement).some((kind) => isLike(partitions.copy('digest'), kind));

describe('a copy of a product that quotations share', () => {
  it('is out of reach of every role but those that name it: none writes without naming kinds of items', () => {
    expect(rolesWith((statement) => allows(statement, writing) && kindsOf(statement).length === 0)).toEqual(
      [],
    );
  });

  it('is put by functions that save quotations, and updated, removed and batch-written by nobody', () => {
    const puts = rolesWith((statement) => allows(statement, /PutItem/) && isOfCopies(statement));
    expect(puts).toEqual(['FunctionsjobsRole', 'FunctionsquotationsRole', 'FunctionsresumeJobsRole']);
    const changes = /(Update|Delete|BatchWrite)Item|PartiQL|\*/;
    expect(rolesWith((statement) => allows(statement, changes) && isOfCopies(statement))).toEqual([]);
  });
});
