import { describe, expect, it } from 'vitest';
import { type Caller, type Permission, permissions, refusal } from '#shared/access/permissions.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const nobody: Caller = { kind: 'nobody' };
const application: Caller = { kind: 'application' };
const verified: Caller = { kind: 'user', user: aUser() };
const unverified: Caller = { kind: 'user', user: aUser({ emailVerified: false }) };
const unverifiedSuper: Caller = { kind: 'user', user: aSuperUser({ emailVerified: false }) };

const closedUntilVerified: Permission[] = [
  'catalogue.read',
  'quotation.read',
  'quotation.write',
  'document.download',
];

describe('permissions', () => {
  it('ask a visitor to sign in, whatever he wants', () => {
    const answers = Object.keys(permissions).map((name) => refusal(name as Permission, nobody)); // keys are the type
    expect(new Set(answers)).toEqual(new Set(['not-signed-in']));
  });

  it('keep quotations, products and documents closed until the e-mail is verified [SES-003]', () => {
    for (const permission of closedUntilVerified) {
      expect(refusal(permission, unverified)).toBe('email-not-verified');
      expect(refusal(permission, verified)).toBeUndefined();
    }
  });

  it('open everything of users to a super user without a verified e-mail', () => {
    for (const permission of closedUntilVerified) {
      expect(refusal(permission, unverifiedSuper)).toBeUndefined();
    }
  });

  it('let every signed-in user read his profile and hear changes', () => {
    expect(refusal('profile.read', unverified)).toBeUndefined();
    expect(refusal('change.hear', unverified)).toBeUndefined();
  });

  it('let the application alone publish changes, and nothing else', () => {
    expect(refusal('change.publish', application)).toBeUndefined();
    expect(refusal('change.publish', unverifiedSuper)).toBe('forbidden');
    for (const permission of [...closedUntilVerified, 'profile.read', 'change.hear'] as const) {
      expect(refusal(permission, application)).toBe('forbidden');
    }
  });
});
