import { describe, expect, it } from 'vitest';
import { type Caller, type Permission, permissions, refusal } from '#shared/access/permissions.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const nobody: Caller = { kind: 'nobody' };
const application: Caller = { kind: 'application' };
const verified: Caller = { kind: 'user', user: aUser() };
const unverified: Caller = { kind: 'user', user: aUser({ emailVerified: false }) };
const guest: Caller = { kind: 'guest', link: aShareLink() };
const unverifiedSuper: Caller = { kind: 'user', user: aSuperUser({ emailVerified: false }) };

const answersTo = (caller: Caller) =>
  Object.fromEntries(
    Object.keys(permissions).map((name) => [name, refusal(name as Permission, caller)]), // keys are the type
  );

const closedUntilVerified: Permission[] = [
  'catalogue.read',
  'quotation.read',
  'quotation.write',
  'quotation.share',
  'document.download',
  'document.print',
];

describe('permissions', () => {
  it('ask a visitor to sign in for everything; permissions that links open have expired', () => {
    const { 'document.read-shared': shared, 'account.open': open, ...others } = answersTo(nobody);
    expect(open).toBeUndefined();
    expect(new Set(Object.values(others))).toEqual(new Set(['not-signed-in']));
    expect(shared).toBe('link-expired');
  });

  it('let the holder of a share link read and print its document, and nothing else', () => {
    const answers = Object.entries(answersTo(guest));
    const open = answers.flatMap(([name, refused]) => (refused ? [] : [name]));
    expect(open.toSorted()).toEqual(['account.open', 'document.print', 'document.read-shared']);
    expect(refusal('document.read-shared', verified)).toBe('link-expired');
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

  it('let every signed-in user read their profile and hear changes', () => {
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
