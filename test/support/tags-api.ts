import type { TagUse } from '#shared/catalogue/tags/uses-of-tag.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

const fields = 'id name slug formerSlugs revision updatedAt updatedBy';

export const listTags = async (who: Who): Promise<Tag[]> =>
  answered(await graphql<{ tags: Tag[] }>(who, `{ tags { ${fields} } }`)).tags;

export const tagUses = (who: Who, id: string) =>
  graphql<{ tagUses: TagUse[] }>(
    who,
    'query ($id: ID!) { tagUses(id: $id) { kind id name { it } choice } }',
    { id },
  );

export const createTag = (who: Who, key: string, tag: object) =>
  graphql<{ createTag: Tag }>(
    who,
    `mutation ($key: ID!, $tag: NewTagInput!) { createTag(key: $key, tag: $tag) { ${fields} } }`,
    { key, tag },
  );

export const updateTag = (who: Who, tag: object) =>
  graphql<{ updateTag: Tag }>(who, `mutation ($tag: TagInput!) { updateTag(tag: $tag) { ${fields} } }`, {
    tag,
  });

export const deleteTag = (who: Who, id: string) =>
  graphql<{ deleteTag: string }>(who, 'mutation ($id: ID!) { deleteTag(id: $id) }', { id });

let made = 0;

/** A slug, or a key, of this test alone. */
export const newSlug = (beginning = 'prova') => `${beginning}-${process.pid}-${++made}`;

/** A tag of this test alone. */
export async function aNewTag(name = 'Prova'): Promise<Tag> {
  const slug = newSlug();
  return answered(await createTag('superUser', slug, { name, slug })).createTag;
}
