import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aChoiceAnswer, aPhaseAnswer, aPhaseServer, openPhase, updateButton } from './open-phases.tsx';

beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

const inItalian = aPhaseAnswer({
  name: { it: 'Fondo', en: null },
  choices: [
    aChoiceAnswer({ procedure: { it: '<p>Prima</p>', en: null } }),
    aChoiceAnswer({ procedure: { it: '<p>Seconda</p>', en: null } }),
  ],
});
const translations = {
  name: 'Primer',
  procedure: '<p>Wash</p>',
  choices: [
    { index: 1, procedure: '<p>Second</p>' },
    { index: 0, procedure: '<p>First</p>' },
  ],
};

async function openTranslated(
  phase = inItalian,
  answer: () => unknown = () => ({ success: true, translations }),
) {
  const server = aPhaseServer(phase);
  server.answers.TranslatePhase = async () => ({ translatePhase: await answer() });
  const opened = await openPhase();
  const start = () => opened.user.click(translate());
  return { server, ...opened, start };
}
const translate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Traduci in inglese' });

describe('translating a phase to English', () => {
  it('fills the English name and procedures, those of choices by their index, and saves nothing [PHA-049, TRA-009, TRA-010, TRA-011, TRA-012, TRA-017]', async () => {
    const { server, user, start } = await openTranslated();
    await start();
    await screen.findByText(/^Testi tradotti in inglese/);
    expect(server.asked('TranslatePhase')).toEqual([
      {
        phaseData: {
          name: 'Fondo',
          procedure: '<p>Lavare</p>',
          choices: [
            { index: 0, procedure: '<p>Prima</p>' },
            { index: 1, procedure: '<p>Seconda</p>' },
          ],
        },
      },
    ]);
    expect(server.asked('UpdatePhase')).toEqual([]);
    expect(isOff(updateButton())).toBe(false);
    await user.click(updateButton());
    await screen.findByText('Fase aggiornata');
    const [saved] = server.asked<{ phase: PhaseInput }>('UpdatePhase');
    expect(saved?.phase).toMatchObject({
      name: { it: 'Fondo', en: 'Primer' },
      procedure: { it: '<p>Lavare</p>', en: '<p>Wash</p>' },
      choices: [
        { procedure: { it: '<p>Prima</p>', en: '<p>First</p>' } },
        { procedure: { it: '<p>Seconda</p>', en: '<p>Second</p>' } },
      ],
    });
  });

  it('asks first when there is English already, and does nothing without consent', async () => {
    const { server, user, start } = await openTranslated(aPhaseAnswer());
    await start();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sostituire i testi in inglese?' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(server.asked('TranslatePhase')).toEqual([]);
    server.answers.TranslatePhase = () => ({
      translatePhase: { success: true, translations: { ...translations, choices: [] } },
    });
    await start();
    await user.click(await screen.findByRole('button', { name: 'Traduci e sostituisci' }));
    await screen.findByText(/^Testi tradotti in inglese/);
  });

  it('disables the buttons and the fields meanwhile [PHA-052]', async () => {
    const answer = Promise.withResolvers<object>();
    const { user, start } = await openTranslated(inItalian, () => answer.promise);
    await user.type(screen.getByRole('textbox', { name: 'Nome in italiano' }), ' nuovo');
    await start();
    expect([isOff(translate()), isOff(updateButton())]).toEqual([true, true]);
    expect(screen.getByRole('textbox', { name: 'Nome in italiano' }).closest('fieldset')?.disabled).toBe(
      true,
    );
    answer.resolve({ success: true, translations });
    await screen.findByText(/^Testi tradotti in inglese/);
    expect([isOff(translate()), isOff(updateButton())]).toEqual([false, false]);
  });

  it.each([
    [
      'a failure',
      () => {
        throw new GraphqlFailure('translation-failed');
      },
    ],
    ['an answer without success', () => ({ success: false, translations })],
    ['an answer of another shape', () => ({ success: true, translations: { name: 'Primer' } })],
  ])('says that it failed, and changes nothing, after %s [TRA-014]', async (_, answer) => {
    const { start } = await openTranslated(inItalian, answer);
    await start();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('La traduzione non è riuscita.'),
    );
    expect(isOff(updateButton())).toBe(true);
    expect(isOff(translate())).toBe(false);
  });
});
