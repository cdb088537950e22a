import { describe, expect, it } from 'vitest';
import { type Caller, type Permission, permissions, refusal } from '#shared/access/permissions.ts';
import { offerLink } from '#shared/schemas/offer-link.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const nobody: Caller = { kind: 'nobody' };
const application: Caller = { kind: 'application' };
const verified: Caller = { kind: 'user', user: aUser() };
const unverified: Caller = { kind: 'user', user: aUser({ emailVerified: false }) };
const guest: Caller = { kind: 'guest', link: aShareLink() };
const link = offerLink.parse({
  ...{ id: 'link-1', offer: 'offer-1', uid: 'owner-1', tokenHash: 'hash' },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-12-20T08:00:00.000Z' },
});
const customer: Caller = { kind: 'customer', link, token: 'token' };
const unverifiedSuper: Caller = { kind: 'user', user: aSuperUser({ emailVerified: false }) };

const answersTo = (caller: Caller) =>
  Object.fromEntries(
    Object.keys(permissions).map((name) => [name, refusal(name as Permission, caller)]), // keys are the type
  );

/** The permissions of a caller, sorted. */
const openTo = (caller: Caller) =>
  Object.entries(answersTo(caller))
    .flatMap(([name, refused]) => (refused ? [] : [name]))
    .toSorted();

/** Their input, their tokens and their limits guard these. */
const openToAnybody = ['account.open', 'document.check', 'reminders.refuse'];
const openedByLinks = ['document.read-shared', 'offer.answer'];

const closedUntilVerified: Permission[] = [
  'catalogue.read',
  'quotation.read',
  'quotation.write',
  'quotation.share',
  'document.download',
  'document.print',
];

describe('permissions', () => {
  it('ask a visitor to sign in for everything but what is open to anybody; permissions that links open have expired', () => {
    for (const [name, refused] of Object.entries(answersTo(nobody))) {
      const wanted = openedByLinks.includes(name) ? 'link-expired' : 'not-signed-in';
      expect(refused, name).toBe(openToAnybody.includes(name) ? undefined : wanted);
    }
  });

  it('let the holder of a share link read and print its document, and nothing else of users', () => {
    const open = [...openToAnybody, 'document.print', 'document.read-shared'];
    expect(openTo(guest)).toEqual(open.toSorted());
    for (const caller of [verified, customer])
      expect(refusal('document.read-shared', caller)).toBe('link-expired');
  });

  it('let the holder of a link to an offer answer it, and nothing else of users; its owner is no such holder', () => {
    expect(openTo(customer)).toEqual([...openToAnybody, 'offer.answer'].toSorted());
    for (const caller of [verified, unverifiedSuper, guest])
      expect(refusal('offer.answer', caller)).toBe('link-expired');
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
