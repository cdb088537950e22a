import { area, type FunctionSpec, openThrottle, routeThrottle, wholeProcessor } from './function-spec.ts';

/** The functions of accounts and of those who manage them: part of the manifest. */
export const accountFunctions = {
  accounts: {
    ...area('accounts'),
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
  },
  users: {
    ...area('users'),
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
  },
  signupUser: {
    entry: 'lambdas/accounts/signup-user.ts',
    trigger: { http: 'POST /functions/signupUser', throttle: openThrottle },
    may: ['table:write', 'limits:count', 'tokens:issue', 'mails:send', 'accounts:administer'],
  },
  askPasswordReset: {
    entry: 'lambdas/accounts/ask-password-reset.ts',
    trigger: { http: 'POST /functions/askPasswordReset', throttle: openThrottle },
    may: ['table:read', 'limits:count', 'tokens:issue', 'password-links:keep', 'mails:send'],
  },
  setNewPassword: {
    entry: 'lambdas/accounts/set-new-password.ts',
    trigger: { http: 'POST /functions/setNewPassword', throttle: openThrottle },
    may: ['table:write', 'limits:count', 'tokens:redeem', 'mails:send', 'accounts:administer'],
  },
  verifyEmail: {
    entry: 'lambdas/accounts/verify-email.ts',
    trigger: { http: 'POST /functions/verifyEmail', throttle: openThrottle },
    may: ['table:write', 'limits:count', 'tokens:redeem', 'accounts:administer'],
  },
  invitations: {
    ...area('invitations'),
    may: ['table:write', 'limits:count', 'tokens:issue', 'mails:send'],
  },
  readInvitation: {
    entry: 'lambdas/invitations/read-invitation.ts',
    trigger: { http: 'POST /functions/readInvitation', throttle: openThrottle },
    may: ['table:read', 'limits:count'],
  },
  acceptInvitation: {
    entry: 'lambdas/invitations/accept-invitation.ts',
    trigger: { http: 'POST /functions/acceptInvitation', throttle: openThrottle },
    may: ['table:write', 'limits:count', 'tokens:redeem', 'accounts:administer'],
  },
  help: {
    ...area('help'),
    may: ['table:read', 'help:note', 'snapshots:read'],
    memory: wholeProcessor,
  },
  exportUsers: {
    entry: 'lambdas/users/export-users.ts',
    trigger: { http: 'GET /functions/exportUsers', throttle: routeThrottle },
    may: ['table:read', 'limits:count', 'snapshots:read', 'documents:write'],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  },
} as const satisfies Record<string, FunctionSpec>;
