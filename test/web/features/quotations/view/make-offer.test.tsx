import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { aServer, openMenu, openQuotation, place, signIn } from './open-quotation.tsx';

const phoneMenu = /^Condividi, .*archivia$/;

it.each(['Altre azioni', phoneMenu])('an offer is begun from the menu %s [OFR-003]', async (menu) => {
  signIn({ type: 'imbianchino', id: aQuotation().uid, uid: aQuotation().uid });
  aServer({ quotation: aQuotation() });
  const { user } = await openQuotation();
  await openMenu(user, menu);
  await user.click(screen.getByRole('menuitem', { name: 'Crea offerta' }));
  expect(place()).toBe('/offerte');
});

it.each([
  { who: 'private users', user: { type: 'privato' } },
  { who: 'others than the owner', user: { id: 'giulia', uid: 'giulia', superUser: true } },
])('$who are offered none [OFR-003, CUS-002]', async ({ user: changes }) => {
  const { uid } = aQuotation();
  signIn({ id: uid, uid, ...changes });
  aServer({ quotation: aQuotation() });
  const { user } = await openQuotation();
  expect(await openMenu(user, 'Altre azioni')).not.toContain('Crea offerta');
});
