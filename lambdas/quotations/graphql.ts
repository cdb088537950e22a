import { graphqlHandler } from '#lambdas/runtime/graphql.ts';
import { createQuotation } from './create-quotation.ts';
import { deleteQuotation } from './delete-quotation.ts';
import { duplicateQuotation } from './duplicate-quotation.ts';
import { listQuotations } from './list-quotations.ts';
import { listRevisions } from './list-revisions.ts';
import { readQuotation } from './read-quotation.ts';
import { readRevision } from './read-revision.ts';
import { updateQuotation } from './update-quotation.ts';

export const operations = {
  'Query.quotations': listQuotations,
  'Query.quotation': readQuotation,
  'Query.quotationRevisions': listRevisions,
  'Query.quotationRevision': readRevision,
  'Mutation.createQuotation': createQuotation,
  'Mutation.updateQuotation': updateQuotation,
  'Mutation.duplicateQuotation': duplicateQuotation,
  'Mutation.deleteQuotation': deleteQuotation,
};

export const handler = graphqlHandler(operations);
