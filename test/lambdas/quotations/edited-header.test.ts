import { describe, expect, it } from 'vitest';
import { editedHeader } from '#lambdas/quotations/edited-header.ts';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';

const made = new Date('2026-11-20T09:00:00Z');
const saved = new Date('2026-11-21T10:30:00Z');
const header = newHeader(
  { key: 'k', name: 'Villa', location: 'Imola', province: 'BO', selectedProducts: [] },
  aUser({ id: 'owner', uid: 'owner', country: 'IT' }),
  'q1',
  made,
);
const editor = aUser({ id: 'boss', uid: 'boss', firstName: 'Giulia', lastName: 'Ferrero', superUser: true });
const edit = { id: 'q1', revision: 1, province: undefined };

describe('a save', () => {
  it('counts the revision and says who saved and when', () => {
    const next = editedHeader(header, edit, { owner: undefined, editor, now: saved });
    expect(next).toMatchObject({
      revision: 2,
      updatedBy: 'Giulia Ferrero',
      updatedAt: saved.toISOString(),
      createdAt: made.toISOString(),
      uid: 'owner',
    });
  });

  it('refreshes the owner’s snapshot, and with it the country whose super users see the quotation', () => {
    const owner = aStoredUser({ id: 'owner', uid: 'owner', country: 'DE', company: 'Huber GmbH' });
    const next = editedHeader(header, edit, { owner, editor, now: saved });
    expect(next).toMatchObject({ userCountry: 'DE', user: { company: 'Huber GmbH' }, uid: 'owner' });
  });

  it('keeps the snapshot of an owner who is no more', () => {
    const next = editedHeader(header, edit, { owner: undefined, editor, now: saved });
    expect(next.user).toEqual(header.user);
  });
});
