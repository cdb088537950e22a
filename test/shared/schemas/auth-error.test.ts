import { describe, expect, it } from 'vitest';
import { authErrorCode, authErrorMessage } from '#shared/schemas/auth-error.ts';

const cognito = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('a failed sign-in', () => {
  it('with an address that is none shows invalidEmail [QER-001, WER-023]', () => {
    const error = cognito(
      'InvalidParameterException',
      "1 validation error detected: Value at 'username' failed to satisfy constraint",
    );
    expect(authErrorMessage(error)).toEqual({
      key: 'auth.errors.invalidEmail',
      values: { code: 'auth/invalid-email' },
    });
  });

  it('of an unknown user shows userNotFound [QER-002, WER-024]', () => {
    expect(authErrorMessage(cognito('UserNotFoundException', 'User does not exist.'))).toEqual({
      key: 'auth.errors.userNotFound',
      values: { code: 'auth/user-not-found' },
    });
  });

  it('with a wrong password shows wrongPassword [QER-003, WER-025]', () => {
    expect(authErrorMessage(cognito('NotAuthorizedException', 'Incorrect username or password.'))).toEqual({
      key: 'auth.errors.wrongPassword',
      values: { code: 'auth/wrong-password' },
    });
  });

  it('after too many attempts says so', () => {
    const errors = [
      cognito('NotAuthorizedException', 'Password attempts exceeded'),
      cognito('TooManyRequestsException', 'Rate exceeded'),
      cognito('LimitExceededException'),
    ];
    for (const error of errors) {
      expect(authErrorCode(error)).toBe('auth/too-many-requests');
      expect(authErrorMessage(error).key).toBe('auth.errors.tooManyRequests');
    }
  });

  it.each(['NetworkError', 'offline'])('says that there is no connection: %s', (name) => {
    expect(authErrorMessage({ name, message: 'A network error has occurred.' })).toEqual({
      key: 'auth.errors.offline',
      values: { code: name },
    });
  });

  it('of any other kind shows unknown with the code [QER-004, WER-027]', () => {
    expect(authErrorMessage(cognito('InternalErrorException'))).toEqual({
      key: 'auth.errors.unknown',
      values: { code: 'InternalErrorException' },
    });
    expect(authErrorCode(cognito('InvalidParameterException', 'Missing required parameter SRP_A'))).toBe(
      'InvalidParameterException',
    );
    for (const error of [undefined, null, 'offline', {}]) {
      expect(authErrorMessage(error)).toEqual({ key: 'auth.errors.unknown', values: { code: 'unknown' } });
    }
  });
});
