/**
 * Calls of Cognito that a session's token would allow past the server, which then could tell nobody and would keep a
 * user whose account is gone. Browsers may not make them, deployed or local (ADR 10).
 */
export const serverOnly = [
  'ChangePassword',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'DeleteUser',
] as const;
