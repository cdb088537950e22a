import { graphqlHandler } from '#lambdas/graphql.ts';
import { confirmPriceList } from './confirm-price-list.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { eraseUser } from './erase-user.ts';
import { forceEmailVerification } from './force-email-verification.ts';
import { liftMailPause } from './lift-mail-pause.ts';
import { listPausedMails } from './list-paused-mails.ts';
import { listUsers } from './list-users.ts';
import { readUser } from './read-user.ts';
import { readUserActivity } from './read-user-activity.ts';
import { saveUser } from './save-user.ts';
import { signOutUser } from './sign-out-user.ts';

export const operations = {
  'Query.users': listUsers,
  'Query.user': readUser,
  'Query.userActivity': readUserActivity,
  'Query.pausedMails': listPausedMails,
  'Mutation.createUser': createUser,
  'Mutation.saveUser': saveUser,
  'Mutation.deleteUser': deleteUser,
  'Mutation.eraseUser': eraseUser,
  'Mutation.forceEmailVerification': forceEmailVerification,
  'Mutation.confirmPriceList': confirmPriceList,
  'Mutation.signOutUser': signOutUser,
  'Mutation.liftMailPause': liftMailPause,
};

export const handler = graphqlHandler(operations);
