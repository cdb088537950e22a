import { noInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { addWorks, listWorks } from '#lambdas/store/work/work-store.ts';
import { missingStarters } from '#shared/works/missing-starters.ts';
import { newWork } from './new-work.ts';

/** Adds the works of the starter list whose codes the caller's library lacks (WRK-021 to WRK-023). */
export const loadStarterWorks = userOperation({
  allow: 'offer.prepare',
  limit: 'new-work',
  input: noInput,
  async run(_, { user, now, newId }) {
    const phases = await listPhases();
    return tryAgain(async () => {
      const codes = (await listWorks(user.uid)).map(({ code }) => code);
      const missing = missingStarters(codes, phases);
      const added = missing.map((content) => newWork(content, newId(), user, now));
      if (added.length > 0) await addWorks(user.uid, added);
      return missing.length;
    });
  },
});
