import { ConditionFailed, check, put, transact, update } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { forgetOfUser } from '#lambdas/store/person/forget-of-user.ts';
import { weekOf } from '#shared/statistics/week.ts';
import { countryKey, totalKey } from './statistics-keys.ts';

/** Days that a begun test is remembered: longer than a call of a browser is tried again. */
const days = 2;

type BegunTest = { uid: string; country: string; run: string };

/**
 * Counts a guided test once, however often the browser reports its beginning. The mark lies with the user, and goes
 * with them. A user who was removed meanwhile began none.
 */
export const countBegunTest = ({ uid, country, run }: BegunTest, now: Date): Promise<void> =>
  tryAgain(async () => {
    const at = now.toISOString();
    const ttl = ttlAfter(now, days);
    try {
      await transact([
        put({
          Item: { pk: partitions.user(uid), sk: sorts.begunTest(run), at, ttl },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
        check({ Key: profileKey(uid), ConditionExpression: 'attribute_exists(pk)' }),
        one(totalKey(country, weekOf(at) ?? '')),
        one(countryKey(country)),
      ]);
    } catch (cause) {
      if (!(cause instanceof ConditionFailed && cause.refused.includes(0))) throw cause;
    }
  });

/** Removes the marks of a user who is removed; the counters stay. */
export const forgetBegunTests = (uid: string): Promise<void> => forgetOfUser(uid, sorts.begunTest.prefix);

const one = (Key: { pk: string; sk: string }) =>
  update({
    Key,
    UpdateExpression: 'ADD begunTests :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
