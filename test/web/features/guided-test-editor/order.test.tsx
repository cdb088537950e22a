import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import * as grips from '#web/components/row-grips.tsx';
import { anEditorServer, button, openEditor, openStage, row, type User } from './open-editor.tsx';

// Rows are dragged in the browser alone: here a button puts one first.
beforeEach(() => {
  vi.spyOn(grips, 'RowGrips').mockImplementation(({ rows, onMove }) => (
    <>
      {rows.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onMove(id, 0)}>
          {`${name} per prima`}
        </button>
      ))}
    </>
  ));
});

const putFirst = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name} per prima` }));

async function open(config?: GuidedTestConfig) {
  const server = anEditorServer(config && { config });
  const { user } = await openEditor();
  const saved = async () => {
    const before = server.saved().length;
    await user.click(button('Salva Bozza'));
    await waitFor(() => expect(server.saved().length).toBeGreaterThan(before));
    const config = server.saved().at(-1)?.config;
    if (!config) throw new Error('no configuration was sent');
    return config;
  };
  return { user, saved };
}
const ids = (items: readonly { id: string }[] = []) => items.map(({ id }) => id);

describe('the order of the guided test', () => {
  it('of questions is changed by moving one, which is said [WED-023]', async () => {
    const { user, saved } = await open();
    await putFirst(user, 'È umido?');
    expect(screen.getByText('È umido?: posizione 1 di 2')).toBeTruthy();
    expect(ids((await saved())[0].questions)).toEqual(['umido', 'muro']);
  });

  it('of answers is changed within their question alone [WED-024]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    await putFirst(user, 'Risposta tanto');
    const [first] = await saved();
    expect(ids(first.questions[1]?.answers)).toEqual(['tanto', 'poco', 'no']);
    expect(ids(first.questions[0]?.answers)).toEqual(['si', 'no']);
  });

  it('of phases is changed by moving one [WED-033]', async () => {
    const { user, saved } = await open();
    await openStage(user, /Scelta dei prodotti/);
    await putFirst(user, 'Finitura');
    expect(ids((await saved())[3].phases)).toEqual(['finitura', 'fondo']);
  });

  it('of choices is changed within the open phase [WED-036]', async () => {
    const { user, saved } = await open();
    await openStage(user, /Scelta dei prodotti/);
    await user.click(row('Fondo'));
    await putFirst(user, 'Scelta 2');
    expect(ids((await saved())[3].phases[0]?.choices)).toEqual(['c2', 'c1']);
  });

  it('is asked about, and whose conditions it breaks is named, before a question moves before what it looks at [OPW-17]', async () => {
    const { user, saved } = await open();
    await user.click(row('È umido?'));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Domanda della nuova condizione' }),
      'muro',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Risposta della nuova condizione' }), 'si');
    await user.click(button('Aggiungi condizione'));
    await putFirst(user, 'È umido?');
    const asked = () => within(screen.getByRole('alertdialog'));
    expect(asked().getByText('Domanda: È umido?')).toBeTruthy();
    await user.click(asked().getByRole('button', { name: 'Annulla' }));
    expect(ids((await saved())[0].questions)).toEqual(['muro', 'umido']);
    await putFirst(user, 'È umido?');
    await user.click(asked().getByRole('button', { name: 'Sposta' }));
    expect(button('Pubblica').title).toContain('1 errore');
    expect(ids((await saved())[0].questions)).toEqual(['umido', 'muro']);
  });

  it('is asked about when what moves or goes gives tags that others look at, and they are named [OPW-17]', async () => {
    const looking = aConfig({
      stage1: [
        aQuestion('muro', { title: 'Che muro è?', answers: [anAnswer('si', { tag: ['umido'] })] }),
        aQuestion('sale', { title: 'Ci sono sali?', visible: ['umido'] }),
      ],
    });
    const { user, saved } = await open(looking);
    await putFirst(user, 'Ci sono sali?');
    const asked = () => within(screen.getByRole('alertdialog'));
    expect(asked().getByText(/^Domanda: Ci sono sali\?/).textContent).toContain('tag Umido (umido)');
    await user.click(asked().getByRole('button', { name: 'Annulla' }));
    await user.click(button('Elimina la domanda Che muro è?'));
    expect(asked().getByText(/nessuna risposta darà più/)).toBeTruthy();
    expect(asked().getByText(/^Domanda: Ci sono sali\?/)).toBeTruthy();
    await user.click(asked().getByRole('button', { name: 'Elimina' }));
    expect(ids((await saved())[0].questions)).toEqual(['sale']);
  });
});
