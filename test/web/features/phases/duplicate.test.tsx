import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, place } from '#test/support/open-screen.tsx';
import PhasesPage from '#web/features/phases/list/phases-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aPhaseServer, openPhase, threeRows } from './open-phases.tsx';

async function openDuplicate(phase: string, answer: () => unknown = () => ({ duplicatePhase: 'copia' })) {
  const server = aServer({ EditablePhases: () => ({ editablePhases: threeRows() }), DuplicatePhase: answer });
  const { user } = openScreens('/fasi', { '/fasi': () => <PhasesPage /> });
  await user.click(await screen.findByRole('button', { name: `Azioni su ${phase}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplica' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica la fase' });
  const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  return {
    server,
    user,
    names: () => [field(/Nome in italiano/).value, field(/Nome in inglese/).value],
    italian: () => field(/Nome in italiano/),
    duplicate: async () => {
      const action = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Duplica' });
      await waitFor(() => expect(isOff(action)).toBe(false));
      await user.click(action);
    },
  };
}

it('a phase is duplicated from its row under a name that says so, and the copy is opened [PHA-009, PHA-012]', async () => {
  const { server, names, duplicate } = await openDuplicate('Fondo');
  expect(names()).toEqual(['Fondo (copia)', 'Primer (copy)']);
  await duplicate();
  await waitFor(() => expect(place()).toBe('/fasi/copia'));
  expect(server.asked('DuplicatePhase')).toEqual([
    { key: expect.any(String), id: 'fondo', name: { it: 'Fondo (copia)', en: 'Primer (copy)' } },
  ]);
  await screen.findByText('Fase duplicata: Fondo (copia)');
});

it('a phase without an English name suggests none [PHA-015]', async () => {
  const { names } = await openDuplicate('Finitura');
  expect(names()).toEqual(['Finitura (copia)', '']);
});

it('a copy that failed keeps what was typed, and is asked for again with the same key', async () => {
  let calls = 0;
  const { server, user, italian, duplicate } = await openDuplicate('Fondo', () => {
    calls += 1;
    if (calls === 1) throw new GraphqlFailure('internal');
    return { duplicatePhase: 'copia' };
  });
  await user.clear(italian());
  await user.type(italian(), 'Velatura');
  await duplicate();
  await screen.findByRole('alert');
  expect(italian().value).toBe('Velatura');
  await duplicate();
  await waitFor(() => expect(place()).toBe('/fasi/copia'));
  const keys = server.asked('DuplicatePhase').map((call) => (call as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});

it('a phase is duplicated from its form, as it is stored: what is unsaved is said to stay', async () => {
  const server = aPhaseServer();
  const { user } = await openPhase();
  await user.type(screen.getByRole('textbox', { name: /^Nome in italiano/ }), ' nuovo');
  await user.click(screen.getByRole('button', { name: 'Duplica' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplica la fase' });
  expect(dialog.textContent).toContain('le modifiche in sospeso restano qui');
  const action = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Duplica' });
  await waitFor(() => expect(isOff(action)).toBe(false));
  await user.click(action);
  await waitFor(() =>
    expect(server.asked('DuplicatePhase')).toMatchObject([{ id: 'fondo', name: { it: 'Fondo (copia)' } }]),
  );
});
