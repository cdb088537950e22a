import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { isOff } from '#test/support/is-off.ts';
import { aPhaseAnswer, aPhaseServer, choose, openPhase, updateButton } from './open-phases.tsx';

beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

const field = (name: string) => screen.getByRole('combobox', { name });
const include = (line: number) => field(`Con tutti questi tag, riga ${line}`);
const exclude = (line: number) => field(`Senza nessuno di questi tag, riga ${line}`);
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi riga' });

async function openConditions(conditions: { include: string[]; exclude: string[] }[] = []) {
  const server = aPhaseServer(aPhaseAnswer({ conditions }));
  const { user } = await openPhase();
  const saved = async () => {
    await user.click(updateButton());
    await screen.findByText('Fase aggiornata');
    return server.asked<{ phase: PhaseInput }>('UpdatePhase').at(-1)?.phase.conditions;
  };
  return { user, saved };
}

describe('the conditions of a phase', () => {
  it('are lines of tags to include and to exclude [PHA-033, CDA-033]', async () => {
    const { user, saved } = await openConditions();
    expect(screen.getByText('Nessuna condizione: la fase si propone sempre.')).toBeTruthy();
    await user.click(add());
    await choose(user, include(1), 'Muffa');
    await choose(user, include(1), 'Alghe');
    await choose(user, exclude(1), 'Interno');
    expect(await saved()).toEqual([{ include: ['muffa', 'alghe'], exclude: ['interno'] }]);
  });

  it('take no further line while the last one is empty, and an empty one is not saved [PHA-056, PHA-059]', async () => {
    const { user, saved } = await openConditions([{ include: ['muffa'], exclude: [] }]);
    await user.click(add());
    expect(isOff(add())).toBe(true);
    expect(add().title).toBe("Prima scegli un tag nell'ultima riga");
    await choose(user, exclude(2), 'Interno');
    expect(isOff(add())).toBe(false);
    await user.click(add());
    expect(await saved()).toEqual([
      { include: ['muffa'], exclude: [] },
      { include: [], exclude: ['interno'] },
    ]);
  });

  it('never offer a tag on both sides of a line [OPC-21]', async () => {
    const { user } = await openConditions([{ include: ['muffa'], exclude: ['alghe'] }]);
    await screen.findAllByText('Muffa');
    const offered = async (input: HTMLElement) => {
      await user.click(input);
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await user.keyboard('{Escape}');
      return options;
    };
    expect(await offered(exclude(1))).toEqual(['Interno']);
    expect(await offered(include(1))).toEqual(['Interno']);
  });

  it('lose a line and keep the others', async () => {
    const line = (tag: string) => ({ include: [tag], exclude: [] });
    const { user, saved } = await openConditions([line('muffa'), line('alghe'), line('interno')]);
    await user.click(screen.getByRole('button', { name: 'Togli la riga 2' }));
    expect(await saved()).toEqual([line('muffa'), line('interno')]);
  });

  it('show a tag that is gone by its slug, to be removed', async () => {
    const { user, saved } = await openConditions([{ include: ['vecchio-tag', 'muffa'], exclude: [] }]);
    const card = within(screen.getByRole('region', { name: 'Condizioni della fase' }));
    await user.click(card.getByRole('button', { name: 'Togli vecchio-tag' }));
    await waitFor(() => expect(card.queryByText('vecchio-tag')).toBeNull());
    expect(await saved()).toEqual([{ include: ['muffa'], exclude: [] }]);
  });
});
