import { graphqlHandler } from '#lambdas/graphql.ts';
import { checkInvitations } from './check-invitations.ts';
import { invite } from './invite.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const operations = {
  'Query.invitations': listInvitations,
  'Query.checkInvitations': checkInvitations,
  'Mutation.invite': invite,
  'Mutation.resendInvitation': resendInvitation,
  'Mutation.revokeInvitation': revokeInvitation,
};

export const handler = graphqlHandler(operations);
