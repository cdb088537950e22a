import { ConditionFailed } from './transact.ts';

/** Tries of a change that is right after any change by others. */
const tries = 5;

/** Runs a read and a guarded write. Repeats both after a lost race. */
export async function tryAgain<Result>(change: () => Promise<Result>, most = tries): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (cause) {
      if (!(cause instanceof ConditionFailed) || attempt === most) throw cause;
    }
  }
}
