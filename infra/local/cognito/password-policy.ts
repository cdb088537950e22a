import { CognitoFault, invalidParameter } from './cognito-fault.ts';

const rules: [(password: string) => boolean, string][] = [
  [(password) => password.length >= 10, 'Password not long enough'],
  [(password) => /\p{Lu}/u.test(password), 'Password must have uppercase characters'],
  [(password) => /\p{Ll}/u.test(password), 'Password must have lowercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
];

/** The pool's policy, as the stack sets it: ten characters, upper and lower case, a digit. */
export function checkPassword(password: string) {
  // What the API's description allows at all, before any policy.
  if (password.length > 256 || /^\s|\s$/.test(password))
    throw invalidParameter('Invalid parameter Password.');
  const broken = rules.find(([holds]) => !holds(password));
  if (broken) {
    throw new CognitoFault('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
  }
}
