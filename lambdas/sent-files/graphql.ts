import { graphqlHandler } from '#lambdas/graphql.ts';
import { sendOffer } from './send-offer.ts';

export const operations = { 'Mutation.sendOffer': sendOffer };

export const handler = graphqlHandler(operations);
