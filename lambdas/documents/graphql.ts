import { graphqlHandler } from '#lambdas/graphql.ts';
import { createDownloadTicket } from './create-download-ticket.ts';

export const operations = {
  'Mutation.createDownloadTicket': createDownloadTicket,
};

export const handler = graphqlHandler(operations);
