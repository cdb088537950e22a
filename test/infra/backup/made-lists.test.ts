import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { rowOf } from '#infra/backup/made-lists.ts';
import { profileKey } from '#lambdas/store/keys.ts';
import { headerKey } from '#lambdas/store/quotation/quotation-items.ts';

const at = '2026-11-20T10:00:00.000Z';
const person = { firstName: 'Anna', lastName: 'Verdi', createdAt: at };
const quotation = { id: 'q1', uid: 'u1', name: 'Facciata', location: 'Imola', createdAt: at };

const rows = (isProbe: boolean) => {
  const kind = isProbe ? { isProbe } : {};
  const profile = { ...person, uid: 'u1', ...kind };
  return [
    { ...profileKey('u1'), id: 'u1', email: 'anna@example.com', profile },
    { ...headerKey('q1'), ...quotation, userName: 'Anna Verdi', revision: 1, user: profile },
  ].map((item) => rowOf(marshall(item))?.kind);
};

it('an import lists users and quotations, but no probe and none of its quotations', () => {
  expect(rows(false)).toEqual(['user', 'quotation']);
  expect(rows(true)).toEqual([undefined, undefined]);
});
