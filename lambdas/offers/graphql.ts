import { graphqlHandler } from '#lambdas/graphql.ts';
import { createOffer } from './create-offer.ts';
import { createOfferTemplate } from './create-offer-template.ts';
import { createOfferText } from './create-offer-text.ts';
import { deleteOffer } from './delete-offer.ts';
import { deleteOfferTemplate } from './delete-offer-template.ts';
import { deleteOfferText } from './delete-offer-text.ts';
import { duplicateOffer } from './duplicate-offer.ts';
import { listOfferChanges } from './list-offer-changes.ts';
import { listOfferTemplates } from './list-offer-templates.ts';
import { listOfferTexts } from './list-offer-texts.ts';
import { listOffers } from './list-offers.ts';
import { readOffer } from './read-offer.ts';
import { readOfferSettings } from './read-offer-settings.ts';
import { readOfferText } from './read-offer-text.ts';
import { updateOffer } from './update-offer.ts';
import { updateOfferSettings } from './update-offer-settings.ts';
import { updateOfferTemplate } from './update-offer-template.ts';
import { updateOfferText } from './update-offer-text.ts';

export const operations = {
  'Query.offers': listOffers,
  'Query.offer': readOffer,
  'Query.offerChanges': listOfferChanges,
  'Query.offerSettings': readOfferSettings,
  'Query.offerTexts': listOfferTexts,
  'Query.offerText': readOfferText,
  'Query.offerTemplates': listOfferTemplates,
  'Mutation.createOffer': createOffer,
  'Mutation.updateOffer': updateOffer,
  'Mutation.duplicateOffer': duplicateOffer,
  'Mutation.deleteOffer': deleteOffer,
  'Mutation.updateOfferSettings': updateOfferSettings,
  'Mutation.createOfferText': createOfferText,
  'Mutation.updateOfferText': updateOfferText,
  'Mutation.deleteOfferText': deleteOfferText,
  'Mutation.createOfferTemplate': createOfferTemplate,
  'Mutation.updateOfferTemplate': updateOfferTemplate,
  'Mutation.deleteOfferTemplate': deleteOfferTemplate,
};

export const handler = graphqlHandler(operations);
