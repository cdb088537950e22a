import { passwordPolicy } from '#shared/access/password-policy.ts';
import { ServiceFault } from '../service-fault.ts';
import { invalidParameter } from './cognito-fault.ts';

/** The pool's policy, as the stack sets it. */
export function checkPassword(password: string) {
  // The limits of the API itself, before any policy.
  if (password.length > passwordPolicy.maxLength || /^\s|\s$/.test(password))
    throw invalidParameter('Invalid parameter Password.');
  if (password.length < passwordPolicy.minLength) {
    throw new ServiceFault(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
}
