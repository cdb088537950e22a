import { noInput, operation } from '#lambdas/operation.ts';
import { listTags as list } from '#lambdas/store/catalogue/tag-store.ts';

/** Every tag, by name (TAG-005, TAG-019). */
export const listTags = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: list,
});
