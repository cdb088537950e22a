import { ConditionFailed } from './transact.ts';

/** Tries of a change that does not depend on what others changed at the same time. */
const tries = 5;

/** Runs a read and a guarded write; after a lost race both again. */
export async function tryAgain<Result>(change: () => Promise<Result>, most = tries): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (cause) {
      if (!(cause instanceof ConditionFailed) || attempt === most) throw cause;
    }
  }
}
