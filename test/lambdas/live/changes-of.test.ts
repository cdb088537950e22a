import { expect, it } from 'vitest';
import { changesOf } from '#lambdas/live/changes-of.ts';

const recordOf = (pk: string, sk: string) => ({
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    NewImage: { profile: { M: { revision: { N: '4' } } }, signedInAt: { S: '2026-11-20T08:00:00.000Z' } },
  },
});

it('tells of a user who changed, and not of what else is kept of him', () => {
  expect(changesOf(recordOf('U#andrea', 'PROFILE'))).toEqual([
    { scope: 'user:andrea', entity: 'user', id: 'andrea', revision: 4 },
    { scope: 'admin', entity: 'user', id: 'andrea', revision: 4 },
  ]);
  expect(changesOf(recordOf('U#andrea', 'ACTIVITY'))).toEqual([]);
});
