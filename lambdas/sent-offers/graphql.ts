import { graphqlHandler } from '#lambdas/graphql.ts';
import { answerOffer } from './answer-offer.ts';
import { archiveOffer } from './archive-offer.ts';
import { cancelAcceptedOffer } from './cancel-accepted-offer.ts';
import { createOfferLink } from './create-offer-link.ts';
import { leaveOutReminders } from './leave-out-reminders.ts';
import { listOfferDeliveries } from './list-offer-deliveries.ts';
import { listOfferLinks } from './list-offer-links.ts';
import { listOfferMessages } from './list-offer-messages.ts';
import { listOfferTimeline } from './list-offer-timeline.ts';
import { listOfferVersions } from './list-offer-versions.ts';
import { markOfferAccepted } from './mark-offer-accepted.ts';
import { markOfferLost } from './mark-offer-lost.ts';
import { readOfferAsCustomer } from './read-offer-as-customer.ts';
import { readOfferFile } from './read-offer-file.ts';
import { readOfferVersion } from './read-offer-version.ts';
import { readSentOffer } from './read-sent-offer.ts';
import { remindNow } from './remind-now.ts';
import { reopenOffer } from './reopen-offer.ts';
import { resendOffer } from './resend-offer.ts';
import { revokeOfferLink } from './revoke-offer-link.ts';
import { skipReminder } from './skip-reminder.ts';
import { withdrawOffer } from './withdraw-offer.ts';

export const operations = {
  'Query.sentOffer': readSentOffer,
  'Query.offerVersions': listOfferVersions,
  'Query.offerVersion': readOfferVersion,
  'Query.offerAsCustomer': readOfferAsCustomer,
  'Query.offerFile': readOfferFile,
  'Query.offerTimeline': listOfferTimeline,
  'Query.offerMessages': listOfferMessages,
  'Query.offerLinks': listOfferLinks,
  'Query.offerDeliveries': listOfferDeliveries,
  'Mutation.resendOffer': resendOffer,
  'Mutation.withdrawOffer': withdrawOffer,
  'Mutation.markOfferAccepted': markOfferAccepted,
  'Mutation.markOfferLost': markOfferLost,
  'Mutation.reopenOffer': reopenOffer,
  'Mutation.cancelAcceptedOffer': cancelAcceptedOffer,
  'Mutation.answerOffer': answerOffer,
  'Mutation.createOfferLink': createOfferLink,
  'Mutation.revokeOfferLink': revokeOfferLink,
  'Mutation.archiveOffer': archiveOffer,
  'Mutation.skipReminder': skipReminder,
  'Mutation.remindNow': remindNow,
  'Mutation.leaveOutReminders': leaveOutReminders,
};

export const handler = graphqlHandler(operations);
