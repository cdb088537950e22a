import { graphqlHandler } from '#lambdas/graphql.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { listTagUses } from './list-tag-uses.ts';
import { listTags } from './list-tags.ts';
import { updateTag } from './update-tag.ts';

export const operations = {
  'Query.tags': listTags,
  'Query.tagUses': listTagUses,
  'Mutation.createTag': createTag,
  'Mutation.updateTag': updateTag,
  'Mutation.deleteTag': deleteTag,
};

export const handler = graphqlHandler(operations);
