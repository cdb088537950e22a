import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';
import { listGuidedTestVersions as list } from '#lambdas/store/guided-test/guided-test-store.ts';
import { builtInConfig } from '#lambdas/store/guided-test/published-config.ts';
import { phasesWith, sizeOf } from '#shared/guided-test/size-of.ts';

/** Versions of one answer. */
const page = 50;
const beyondAll = 99_999_999;

/** The built-in guided test, which nobody published. */
const versionZero = () => ({
  version: 0,
  publishedAt: null,
  publishedBy: null,
  ...sizeOf(builtInConfig()),
});

/** When and by whom guided tests were published, the newest first and the built-in one last; older ones with `before`. */
export const listGuidedTestVersions = userOperation({
  allow: 'wizard.write',
  input: z.strictObject({ before: z.nullish(z.int().check(z.gte(1), z.lte(beyondAll))) }),
  async run({ before }, { user }) {
    const [stored, catalogue] = await Promise.all([list(before ?? beyondAll, page), shownPhases(user)]);
    const all = stored.length < page ? [...stored, versionZero()] : stored;
    return all.map(({ replaced = [], ...version }) => ({
      ...version,
      phases: phasesWith({ ...version, replaced }, catalogue),
    }));
  },
});
