import { idInput, operation } from '#lambdas/operation.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { removeTag, tags } from '#lambdas/store/catalogue/tag-store.ts';
import { guidedTestUses } from '#lambdas/store/guided-test/guided-test-tags.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';
import { DomainError } from '#shared/errors.ts';

/** Deletes an unused tag (TAG-018). Without a used one, a line would ask for less and hold for more walls (OPC-15). */
export const deleteTag = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const tag = await tags.existing(id);
    const [all, asked] = await Promise.all([phases.list(true), guidedTestUses(tag.slug)]);
    if (usesOfTag(tag.slug, all).length + asked.length > 0) throw new DomainError('in-use');
    await removeTag(tag);
    return id;
  },
});
