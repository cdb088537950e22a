import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import { aListServer, openList } from './open-list.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Nuovo preventivo' });
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const province = () => within(dialog()).queryByRole<HTMLInputElement>('combobox', { name: 'Provincia' });
const errors = () =>
  within(dialog())
    .queryAllByRole('alert')
    .map((error) => textOf(error));

/** The province is proposed from the quotations listed, all Marta's, and from her address. */
async function openDialog(address?: string, listed = [aQuotationLight()]) {
  aListServer(listed);
  const opened = await openList(address);
  if (!screen.queryByRole('dialog')) {
    await opened.user.click(screen.getAllByRole('button', { name: 'Nuovo preventivo' })[0] as HTMLElement);
  }
  const byHand = () => opened.user.click(within(dialog()).getByRole('button', { name: 'Scegli a mano' }));
  return { ...opened, byHand };
}

beforeEach(() => {
  signIn();
});

describe('the new-quotation dialog', () => {
  it('opens from the list with name, location and province, the name preset and selected [QLS-021, QLS-022, QLS-024]', async () => {
    await openDialog();
    expect(field('Nome').value).toBe('Preventivo');
    expect(field('Località').value).toBe('');
    expect(province()).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect([field('Nome').selectionStart, field('Nome').selectionEnd]).toEqual([0, 'Preventivo'.length]);
  });

  it('opens with the n key', async () => {
    aListServer();
    const { user } = await openList();
    await user.keyboard('n');
    expect(dialog()).toBeTruthy();
  });

  it('leads to the manual choice with name, location and province in the address [QLS-026]', async () => {
    const { user, byHand } = await openDialog();
    await user.clear(field('Nome'));
    await user.type(field('Nome'), 'Casa & figli');
    await user.type(field('Località'), 'Imola');
    await user.click(province() as HTMLElement);
    await user.keyboard('BO{Enter}');
    await byHand();
    await waitFor(() => expect(window.location.pathname).toBe('/preventivi/nuovo/manual'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      name: 'Casa & figli',
      location: 'Imola',
      province: 'BO',
    });
  });

  it('keeps a name and a location that are too long and leads nowhere, by neither way', async () => {
    const { user, byHand } = await openDialog();
    for (const name of ['Nome', 'Località']) {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste('x'.repeat(201));
      expect(field(name).value).toHaveLength(201);
    }
    await user.click(province() as HTMLElement);
    await user.keyboard('BO{Enter}');
    await byHand();
    await user.click(within(dialog()).getByRole('button', { name: 'Test guidato' }));
    expect(errors()).toEqual(['Al massimo 200 caratteri', 'Al massimo 200 caratteri']);
    expect(place()).toBe('/preventivi');
  });

  it('offers two ways, by hand and by test, and leads to the test with the same details [QLS-025, QLS-027]', async () => {
    const { user } = await openDialog();
    const offered = () =>
      within(dialog())
        .getAllByRole('button')
        .map((button) => textOf(button))
        .filter(Boolean);
    await waitFor(() =>
      expect(offered()).toEqual(['Nuovo cliente', 'Annulla', 'Test guidato', 'Scegli a mano']),
    );
    await user.type(field('Località'), 'Imola');
    await user.click(province() as HTMLElement);
    await user.keyboard('BO{Enter}');
    await user.click(within(dialog()).getByRole('button', { name: 'Test guidato' }));
    await waitFor(() =>
      expect(place()).toBe('/preventivi/nuovo/test?name=Preventivo&location=Imola&province=BO'),
    );
  });

  it('says what is missing before the test too [QLS-028]', async () => {
    signIn({ province: null });
    const { user } = await openDialog('/preventivi', []);
    await user.click(within(dialog()).getByRole('button', { name: 'Test guidato' }));
    await waitFor(() => expect(errors()).toEqual(['Scrivi la località', 'Scegli la provincia']));
    expect(place()).toBe('/preventivi');
  });

  it('goes on with Enter too', async () => {
    signIn({ country: 'CH' });
    const { user } = await openDialog();
    await user.type(field('Località'), 'Lugano{Enter}');
    await waitFor(() => expect(place()).toBe('/preventivi/nuovo/manual?name=Preventivo&location=Lugano'));
  });

  it('says at the field that a text holds characters nobody sees', async () => {
    const { user, byHand } = await openDialog();
    await user.click(field('Località'));
    await user.paste('Roma\u202e');
    await byHand();
    await waitFor(() => expect(errors()).toContain('Togli i caratteri invisibili o di controllo'));
    expect(window.location.pathname).toBe('/preventivi');
  });

  it('stays and says what is missing: name, location and, in Italy, province [QLS-028, QLS-029, QLS-030, QLS-031]', async () => {
    signIn({ province: null });
    const { user, byHand } = await openDialog('/preventivi', []);
    await user.clear(field('Nome'));
    await byHand();
    await waitFor(() =>
      expect(errors()).toEqual(['Scrivi il nome', 'Scrivi la località', 'Scegli la provincia']),
    );
    expect(place()).toBe('/preventivi');
    expect(document.activeElement).toBe(field('Nome'));
  });

  it('asks no province of a user of another country [QLS-032]', async () => {
    signIn({ country: 'CH' });
    const { user, byHand } = await openDialog();
    expect(province()).toBeNull();
    await user.type(field('Località'), 'Lugano');
    await byHand();
    await waitFor(() => expect(window.location.pathname).toBe('/preventivi/nuovo/manual'));
  });

  it('starts afresh at every opening, fields and errors [QLS-023, QLS-033]', async () => {
    const { user, byHand } = await openDialog();
    await user.clear(field('Nome'));
    await user.type(field('Località'), 'Imola');
    await byHand();
    await waitFor(() => expect(errors()).toEqual(['Scrivi il nome']));
    await user.click(within(dialog()).getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Nuovo preventivo' })[0] as HTMLElement);
    expect(field('Nome').value).toBe('Preventivo');
    expect(field('Località').value).toBe('');
    expect(errors()).toEqual([]);
  });

  it('asks before typed text is lost with Escape', async () => {
    const { user } = await openDialog();
    await user.type(field('Località'), 'Imola');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    expect(field('Località').value).toBe('Imola');
  });
});

describe('the proposed province', () => {
  const shown = () => province()?.value;
  const made = (day: number, code: string | null, uid = 'marta') =>
    aQuotationLight({
      id: `q${day}`,
      uid,
      province: code,
      createdAt: `2026-03-${day}T10:00:00.000Z`,
    });

  it("is that of the user's newest quotation, whatever order the list has", async () => {
    await openDialog('/preventivi?sort=name&descending=false', [
      made(10, 'TO'),
      made(20, 'ra'),
      made(25, null),
      made(28, 'MI', 'sandra'),
    ]);
    expect(shown()).toBe('Ravenna (RA)');
  });

  it("is that of the user's address without one", async () => {
    await openDialog('/preventivi', []);
    expect(shown()).toBe('Bologna (BO)');
  });

  it('follows the typed location, and goes with it', async () => {
    const { user, byHand } = await openDialog();
    expect(shown()).toBe('Torino (TO)');
    await user.type(field('Località'), 'Via Po 3, Cesena');
    expect(shown()).toBe('Forlì-Cesena (FC)');
    await user.type(field('Località'), ' alta');
    expect(shown()).toBe('Torino (TO)');
    await user.type(field('Località'), ' (RN)');
    await byHand();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('province')).toBe('RN'));
  });

  it('gives way to a chosen one', async () => {
    const { user } = await openDialog();
    await user.click(province() as HTMLElement);
    await user.keyboard('BO{Enter}');
    await user.type(field('Località'), 'Milano');
    expect(shown()).toBe('Bologna (BO)');
  });

  it('is no change that is lost with Escape', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
