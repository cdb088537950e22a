import { isMadeOfPerson, type NamedPerson } from '#shared/accounts/is-made-of-person.ts';
import { DomainError } from '#shared/errors.ts';
import common from './common-passwords.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** Read when a password is set, not when the function starts. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(common.passwords.split(' '));
  return known;
}

/**
 * Refuses a password that an attacker tries first: one of the 10,000 most common, or one made of its owner's name,
 * company or e-mail (ADR 9). The schemas check its length.
 */
export function mustBeGoodPassword(password: string, person: NamedPerson): void {
  if (commonPasswords().has(password.toLowerCase())) throw new DomainError('common-password');
  if (isMadeOfPerson(password, person)) throw new DomainError('password-of-person');
}
