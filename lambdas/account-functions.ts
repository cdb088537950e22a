import { area, type FunctionSpec, openRoute, route, wholeProcessor } from './function-spec.ts';

/** The functions of accounts and of those who manage them: part of the manifest. */
export const accountFunctions = {
  accounts: area('accounts', {
    may: [
      'table:write',
      'limits:count',
      'tokens:issue',
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
      'table:write',
      'limits:count',
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
    may: ['table:write', 'limits:count', 'tokens:issue', 'mails:send', 'accounts:administer'],
  }),
  askPasswordReset: openRoute('askPasswordReset', 'accounts/ask-password-reset.ts', {
    may: ['table:read', 'limits:count', 'tokens:issue', 'password-links:keep', 'mails:send'],
  }),
  setNewPassword: openRoute('setNewPassword', 'accounts/set-new-password.ts', {
    may: ['table:write', 'limits:count', 'tokens:redeem', 'mails:send', 'accounts:administer'],
  }),
  verifyEmail: openRoute('verifyEmail', 'accounts/verify-email.ts', {
    may: ['table:write', 'limits:count', 'tokens:redeem', 'accounts:administer'],
  }),
  invitations: area('invitations', { may: ['table:write', 'limits:count', 'tokens:issue', 'mails:send'] }),
  readInvitation: openRoute('readInvitation', 'invitations/read-invitation.ts', {
    may: ['table:read', 'limits:count'],
  }),
  acceptInvitation: openRoute('acceptInvitation', 'invitations/accept-invitation.ts', {
    may: ['table:write', 'limits:count', 'tokens:redeem', 'accounts:administer'],
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
