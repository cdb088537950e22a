import { idInput, operation } from '#lambdas/operation.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { removingTag, tags } from '#lambdas/store/catalogue/tag-store.ts';
import { isTagUsed } from '#lambdas/store/catalogue/tag-uses.ts';
import { DomainError } from '#shared/errors.ts';

/** Deletes an unused tag (TAG-018). Without a used one, a line would ask for less and hold for more walls (OPC-15). */
export const deleteTag = operation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }) {
    const tag = await tags.existing(id);
    if (await isTagUsed(tag.slug)) throw new DomainError('in-use');
    await transact(removingTag(tag));
    return id;
  },
});
