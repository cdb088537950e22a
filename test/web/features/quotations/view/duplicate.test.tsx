import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { aServer, openMenu, openQuotation, signIn } from './open-quotation.tsx';

async function openDialog(openedBy: string, edit = false) {
  aServer({ quotation: aQuotation() });
  const { user } = await openQuotation();
  if (edit) await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
  await openMenu(user, openedBy);
  await user.click(screen.getByRole('menuitem', { name: 'Duplica' }));
  return screen.findByRole('dialog', { name: 'Duplica il preventivo' });
}
const note = /Si duplica ciò che è salvato/;

beforeEach(() => {
  signIn();
});

describe('duplicating from the quotation', () => {
  it.each(['Altre azioni', 'Condividi, misure, duplica, cronologia, stampa, PDF, Excel, archivia'])(
    'opens from the menu "%s"',
    async (menu) => {
      const dialog = await openDialog(menu);
      const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
      expect(field.value).toBe(`${aQuotation().name} (copia)`);
      expect(within(dialog).queryByText(note)).toBeNull();
    },
  );

  it('says to a super user that the copy stays with the owner', async () => {
    const stays = "La copia resta a Marta Bellini, come l'originale: non passa a te.";
    expect(within(await openDialog('Altre azioni')).queryByText(stays)).toBeNull();
    cleanup();
    signIn({ uid: 'giulia', superUser: true });
    expect(within(await openDialog('Altre azioni')).getByText(stays)).toBeTruthy();
  });

  it('says that unsaved edits are not duplicated', async () => {
    expect(within(await openDialog('Altre azioni', true)).getByText(note)).toBeTruthy();
  });
});
