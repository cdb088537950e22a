import { graphqlHandler } from '#lambdas/graphql.ts';
import { createColourCardTicket } from './create-colour-card-ticket.ts';
import { createDownloadTicket } from './create-download-ticket.ts';
import { createOfferTicket } from './create-offer-ticket.ts';

export const operations = {
  'Mutation.createColourCardTicket': createColourCardTicket,
  'Mutation.createDownloadTicket': createDownloadTicket,
  'Mutation.createOfferTicket': createOfferTicket,
};

export const handler = graphqlHandler(operations);
