import { graphqlHandler } from '#lambdas/graphql.ts';
import { createQuotation } from './create-quotation.ts';
import { createShareLink } from './create-share-link.ts';
import { deleteQuotation } from './delete-quotation.ts';
import { draftRows } from './draft-rows.ts';
import { duplicateQuotation } from './duplicate-quotation.ts';
import { listProductsWithoutColour } from './list-products-without-colour.ts';
import { listQuotationRevisions } from './list-quotation-revisions.ts';
import { listQuotations } from './list-quotations.ts';
import { listShareLinks } from './list-share-links.ts';
import { readQuotation } from './read-quotation.ts';
import { readQuotationRevision } from './read-quotation-revision.ts';
import { revokeShareLink } from './revoke-share-link.ts';
import { updateQuotation } from './update-quotation.ts';

export const operations = {
  'Query.draftRows': draftRows,
  'Query.productsWithoutColour': listProductsWithoutColour,
  'Query.quotations': listQuotations,
  'Query.quotation': readQuotation,
  'Query.quotationRevisions': listQuotationRevisions,
  'Query.quotationRevision': readQuotationRevision,
  'Query.shareLinks': listShareLinks,
  'Mutation.createQuotation': createQuotation,
  'Mutation.updateQuotation': updateQuotation,
  'Mutation.duplicateQuotation': duplicateQuotation,
  'Mutation.deleteQuotation': deleteQuotation,
  'Mutation.createShareLink': createShareLink,
  'Mutation.revokeShareLink': revokeShareLink,
};

export const handler = graphqlHandler(operations);
