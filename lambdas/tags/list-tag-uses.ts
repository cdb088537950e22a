import { idInput, operation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { tags } from '#lambdas/store/catalogue/tag-store.ts';
import { guidedTestUses } from '#lambdas/store/guided-test/guided-test-tags.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';

/** Where a tag is used: asked before its slug changes and before it is deleted (OPC-14, OPC-15). */
export const listTagUses = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const [{ slug }, phases] = await Promise.all([tags.existing(id), listPhases()]);
    return [...(await guidedTestUses(slug)), ...usesOfTag(slug, phases)];
  },
});
