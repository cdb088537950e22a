import { noInput, userOperation } from '#lambdas/operation.ts';
import { listWorks as list } from '#lambdas/store/work/work-store.ts';

/** All works of the caller (WRK-001): a thousand at most, which the browser groups and searches (WRK-010). */
export const listWorks = userOperation({
  allow: 'offer.prepare',
  input: noInput,
  run: (_, { user }) => list(user.uid),
});
