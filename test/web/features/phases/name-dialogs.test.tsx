import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListServer, aRow, namesShown, openList, threeRows } from './open-phases.tsx';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const italian = () => field(/Nome in italiano/);
const english = () => field(/Nome in inglese/);
const button = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

async function openNew() {
  const server = aListServer();
  const { user } = await openList();
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Nuova fase' });
  return { server, user };
}

async function openRename() {
  const server = aListServer();
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Azioni su Fondo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rinomina' }));
  await screen.findByRole('dialog', { name: 'Rinomina la fase' });
  return { server, user };
}

describe('the dialog of a new phase', () => {
  it('opens from the floating button, 600 wide [PHA-010, PHA-011, CDA-061]', async () => {
    aListServer();
    const { user } = await openList();
    await user.click(floatingButton('Nuova fase'));
    const dialog = await screen.findByRole('dialog', { name: 'Nuova fase' });
    expect(dialog.className).toContain('d600');
  });

  it('creates nothing until there is an Italian name, which it asks for [PHA-014, PHA-017]', async () => {
    const { user } = await openNew();
    expect(isOff(button('Crea fase'))).toBe(true);
    await user.type(english(), 'Primer');
    expect(isOff(button('Crea fase'))).toBe(true);
    await user.click(italian());
    await user.type(italian(), ' ');
    await user.click(english());
    expect((await screen.findByRole('alert')).textContent).toBe('Scrivi il nome in italiano');
    await user.type(italian(), 'Fondo');
    await waitFor(() => expect(isOff(button('Crea fase'))).toBe(false));
  });

  it('creates the phase and opens it; an English name need not be given [PHA-012, PHA-015, PHA-016, PHA-072]', async () => {
    const { server, user } = await openNew();
    await user.type(italian(), ' Velature ');
    await waitFor(() => expect(isOff(button('Crea fase'))).toBe(false));
    await user.click(button('Crea fase'));
    await waitFor(() => expect(place()).toBe('/fasi/nuova'));
    expect(server.asked('CreatePhase')).toEqual([
      { key: expect.any(String), name: { it: 'Velature', en: 'Velature' } },
    ]);
  });

  it('keeps what was typed when it fails, and tries again with the same key [OPC-49]', async () => {
    const { server, user } = await openNew();
    const { CreatePhase } = server.answers;
    server.answers.CreatePhase = () => {
      throw new GraphqlFailure('offline');
    };
    await user.type(italian(), 'Velature');
    await waitFor(() => expect(isOff(button('Crea fase'))).toBe(false));
    await user.click(button('Crea fase'));
    expect((await screen.findByRole('alert')).textContent).toContain('Non so se è arrivato');
    expect(italian().value).toBe('Velature');
    if (CreatePhase) server.answers.CreatePhase = CreatePhase;
    await user.click(button('Crea fase'));
    await waitFor(() => expect(place()).toBe('/fasi/nuova'));
    const [first, second] = server.asked<{ key: string }>('CreatePhase');
    expect(first?.key).toBe(second?.key);
  });
});

describe('the dialog that renames a phase', () => {
  it('starts with its names and does nothing without an Italian one [PHA-014, PHA-018]', async () => {
    const { user } = await openRename();
    expect([italian().value, english().value]).toEqual(['Fondo', 'Primer']);
    await waitFor(() => expect(isOff(button('Rinomina'))).toBe(false));
    await user.clear(italian());
    await waitFor(() => expect(isOff(button('Rinomina'))).toBe(true));
  });

  it('renames it from the revision it was read at; the list shows the new name [PHA-016, PHA-019]', async () => {
    const { server, user } = await openRename();
    await user.clear(italian());
    await user.type(italian(), 'Fondo e fissativo');
    await user.clear(english());
    await user.click(button('Rinomina'));
    await screen.findByText('Fase rinominata: Fondo e fissativo');
    expect(server.asked('RenamePhase')).toEqual([
      { id: 'fondo', revision: 1, name: { it: 'Fondo e fissativo', en: 'Fondo e fissativo' } },
    ]);
    await waitFor(() => expect(namesShown()).toContain('Fondo e fissativo'));
  });

  it('shows the names that somebody else saved, and keeps what each changed [OPC-50]', async () => {
    const { server, user } = await openRename();
    const { RenamePhase } = server.answers;
    server.answers.RenamePhase = () => {
      const name = { it: 'Fondo', en: 'Undercoat' };
      server.set(threeRows().map((row) => (row.id === 'fondo' ? aRow({ revision: 5, name }) : row)));
      throw new GraphqlFailure('conflict', { by: 'Luca Neri', at: '2026-11-20T09:12:00.000Z' });
    };
    await user.type(italian(), ' nuovo');
    await user.click(button('Rinomina'));
    const conflict = within(await screen.findByRole('alertdialog'));
    expect(conflict.getByText(/^Luca Neri ha salvato/)).toBeTruthy();
    expect(textOf(conflict.getByRole('definition'))).toBe('Primer diventa Undercoat');
    expect(italian().value).toBe('Fondo nuovo');
    if (RenamePhase) server.answers.RenamePhase = RenamePhase;
    await user.click(conflict.getByRole('button', { name: 'Tieni entrambe' }));
    await screen.findByText('Fase rinominata: Fondo nuovo');
    expect(server.asked('RenamePhase').at(-1)).toMatchObject({
      revision: 5,
      name: { it: 'Fondo nuovo', en: 'Undercoat' },
    });
  });

  it('says where something else of it changed, and keeps both', async () => {
    const { server, user } = await openRename();
    const { RenamePhase } = server.answers;
    server.answers.RenamePhase = () => {
      server.set(threeRows().map((row) => (row.id === 'fondo' ? { ...row, revision: 5 } : row)));
      throw new GraphqlFailure('conflict', { by: 'Luca Neri', at: '2026-11-20T09:12:00.000Z' });
    };
    await user.type(italian(), ' nuovo');
    await user.click(button('Rinomina'));
    const conflict = within(await screen.findByRole('alertdialog'));
    expect(conflict.getByText('Nessuno di questi campi è cambiato: è cambiato altro.')).toBeTruthy();
    if (RenamePhase) server.answers.RenamePhase = RenamePhase;
    await user.click(conflict.getByRole('button', { name: 'Tieni entrambe' }));
    await screen.findByText('Fase rinominata: Fondo nuovo');
    expect(server.asked('RenamePhase').at(-1)).toMatchObject({ revision: 5 });
  });
});
