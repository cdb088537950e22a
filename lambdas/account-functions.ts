import { area, type FunctionSpec, openRoute, route, wholeProcessor } from './function-spec.ts';

/** The functions of accounts and of those who manage them: part of the manifest. */
export const accountFunctions = {
  accounts: area('accounts', {
    may: [
      'table:read',
      'people:find',
      'limits:count',
      'creations:remember',
      'users:write',
      'sign-ins:note',
      'tokens:issue',
      'password-links:keep',
      'mails:send',
      'accounts:administer',
      'passwords:check',
      'user-images:write',
      'jobs:begin',
      'archives:read',
      'snapshots:read',
    ],
    memory: wholeProcessor,
  }),
  users: area('users', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'creations:follow',
      'users:write',
      'users:remove',
      'administrators:keep',
      'tokens:issue',
      'snapshots:read',
      'accounts:administer',
      'passwords:check',
      'mails:send',
      'user-images:retire',
      'jobs:begin',
    ],
    memory: wholeProcessor,
    // Several calls of the user pool and the mail service, one after the other.
    timeout: 29,
  }),
  signupUser: openRoute('signupUser', 'accounts/signup-user.ts', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'creations:follow',
      'users:write',
      'tokens:issue',
      'mails:send',
      'accounts:administer',
    ],
  }),
  askPasswordReset: openRoute('askPasswordReset', 'accounts/ask-password-reset.ts', {
    may: [
      'table:read',
      'addresses:find',
      'limits:count',
      'tokens:issue',
      'password-links:keep',
      'mails:send',
    ],
  }),
  setNewPassword: openRoute('setNewPassword', 'accounts/set-new-password.ts', {
    may: [
      'table:read',
      'limits:count',
      'users:write',
      'tokens:redeem',
      'password-links:keep',
      'mails:send',
      'accounts:administer',
    ],
  }),
  verifyEmail: openRoute('verifyEmail', 'accounts/verify-email.ts', {
    may: ['table:read', 'limits:count', 'users:write', 'tokens:redeem', 'accounts:administer'],
  }),
  invitations: area('invitations', {
    may: [
      'table:read',
      'addresses:find',
      'limits:count',
      'creations:remember',
      'creations:follow',
      'invitations:write',
      'tokens:issue',
      'mails:send',
    ],
  }),
  readInvitation: openRoute('readInvitation', 'invitations/read-invitation.ts', {
    may: ['table:read', 'limits:count'],
  }),
  acceptInvitation: openRoute('acceptInvitation', 'invitations/accept-invitation.ts', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'users:write',
      'invitations:write',
      'tokens:use',
      'accounts:administer',
    ],
  }),
  help: area('help', {
    may: ['table:read', 'help:note', 'snapshots:read'],
    memory: wholeProcessor,
  }),
  exportUsers: route('exportUsers', 'users/export-users.ts', {
    may: ['table:read', 'limits:count', 'snapshots:read', 'documents:write'],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
} as const satisfies Record<string, FunctionSpec>;
