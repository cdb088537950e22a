import { noInput, userOperation } from '#lambdas/operation.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';
import { listReplacedDrafts } from '#lambdas/store/guided-test/guided-test-store.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { phasesWith, sizeOf } from '#shared/guided-test/size-of.ts';
import { safeConfig } from './safe-config.ts';

const most = 10;

/** The drafts that restored versions took the place of: nothing that somebody saved is lost by restoring. */
export const listReplacedGuidedTestDrafts = userOperation({
  allow: 'wizard.write',
  input: noInput,
  async run(_, { user, now }) {
    const [drafts, catalogue] = await Promise.all([listReplacedDrafts(now, most), shownPhases(user)]);
    return drafts.map(({ config: stored, ...draft }) => {
      const config = safeConfig(normalise(stored));
      const size = sizeOf(config);
      return { ...draft, ...size, phases: phasesWith(size, catalogue), config: JSON.stringify(config) };
    });
  },
});
