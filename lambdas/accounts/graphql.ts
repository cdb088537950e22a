import { graphqlHandler } from '#lambdas/graphql.ts';
import { askDeletion } from './ask-deletion.ts';
import { askPriceList } from './ask-price-list.ts';
import { downloadPersonalData } from './download-personal-data.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { giveConsent } from './give-consent.ts';
import { listSessions } from './list-sessions.ts';
import { readCurrentUser } from './read-current-user.ts';
import { removeImage } from './remove-image.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { setMeasureRule } from './set-measure-rule.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { startPersonalData } from './start-personal-data.ts';
import { syncAccount } from './sync-account.ts';
import { updateImage } from './update-image.ts';
import { updateProfile } from './update-profile.ts';
import { updateUser } from './update-user.ts';
import { uploadUserImage } from './upload-user-image.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export const operations = {
  'Query.currentUser': readCurrentUser,
  'Query.sessions': listSessions,
  'Mutation.syncAccount': syncAccount,
  'Mutation.updateProfile': updateProfile,
  'Mutation.giveConsent': giveConsent,
  'Mutation.setMeasureRule': setMeasureRule,
  'Mutation.sendVerificationEmail': sendVerificationEmail,
  'Mutation.updateUser': updateUser,
  'Mutation.uploadUserImage': uploadUserImage,
  'Mutation.updateImage': updateImage,
  'Mutation.removeImage': removeImage,
  'Mutation.signOutEverywhere': signOutEverywhere,
  'Mutation.endSession': endSession,
  'Mutation.endOtherSessions': endOtherSessions,
  'Mutation.startPersonalData': startPersonalData,
  'Mutation.downloadPersonalData': downloadPersonalData,
  'Mutation.askDeletion': askDeletion,
  'Mutation.withdrawDeletion': withdrawDeletion,
  'Mutation.askPriceList': askPriceList,
};

export const handler = graphqlHandler(operations);
