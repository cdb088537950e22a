import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { isOff } from '#test/support/is-off.ts';
import { Answers, answerSpan } from '#web/components/guided-test/answers.tsx';

const letters = ['a', 'b', 'c', 'd', 'e'];

type Kind = 'buttons' | 'radio' | 'checkboxes';

/** The answers of one question of this type, which nobody asks away. */
function shown(type: Kind, count = 3, more: Record<string, unknown> = {}) {
  const answers = letters.slice(0, count).map((id) => anAnswer(id, { title: id.toUpperCase(), ...more }));
  const [stage] = evaluate(aConfig({ stage1: [aQuestion('uno', { type, answers })] }), {}).stages;
  const [asked] = stage?.questions ?? [];
  if (!asked) throw new Error('Nothing is asked');
  const { timer, pass } = handTimer();
  const onAnswer = vi.fn();
  render(
    <>
      <h2 id="asks">Uno?</h2>
      <Answers asked={asked} labelledBy="asks" onAnswer={onAnswer} timer={timer} />
    </>,
  );
  return { onAnswer, user: userEvent.setup(), pass: (time: number) => act(() => pass(time)) };
}

describe('the answers of a question', () => {
  it.each([
    [1, 12],
    [2, 6],
    [3, 4],
    [4, 4],
    [5, 4],
  ])('as %i buttons take %i of twelve columns each [WIZ-026, SHL-057, SHL-058, OPW-27]', (count, span) => {
    shown('buttons', count);
    expect(screen.getAllByRole('button').map((one) => one.style.gridColumn)).toEqual(
      Array.from({ length: count }, () => `span ${span}`),
    );
    expect(answerSpan(count)).toBe(span);
  });

  it('as buttons answer at once [WIZ-025]', async () => {
    const { onAnswer, user } = shown('buttons');
    await user.click(screen.getByRole('button', { name: 'B' }));
    expect(onAnswer).toHaveBeenCalledWith(['b']);
  });

  it.each(['buttons', 'radio'] as const)(
    'as %s are answered once by a double click, whose second press would answer the next question',
    (type) => {
      const { onAnswer } = shown(type);
      const answer = screen.getByRole(type === 'radio' ? 'radio' : 'button', { name: 'B' });
      fireEvent.click(answer, { detail: 1 });
      fireEvent.click(answer, { detail: 2 });
      expect(onAnswer).toHaveBeenCalledTimes(1);
      // The keyboard counts no presses.
      fireEvent.click(answer, { detail: 0 });
      expect(onAnswer).toHaveBeenCalledTimes(2);
    },
  );

  it('of a list show the chosen one for a second, then none [WIZ-027, WIZ-029, QNW-040, OPW-28]', async () => {
    const { onAnswer, user, pass } = shown('radio');
    await user.click(screen.getByRole('radio', { name: 'B' }));
    expect(onAnswer).toHaveBeenCalledWith(['b']);
    pass(999);
    expect(screen.getByRole('radio', { name: 'B', checked: true })).toBeTruthy();
    pass(1);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it.each([
    ['buttons', 'button'],
    ['radio', 'radio'],
    ['checkboxes', 'checkbox'],
  ] as const)('as %s show a drawing and a hint, which does not belong to their name', (kind, role) => {
    shown(kind, 2, { hint: { it: 'Assorbe <b>subito</b>.', en: 'Absorbs.' }, drawing: 'mineral-paint' });
    const [first] = screen.getAllByRole(role, { name: 'A', description: 'Assorbe <b>subito</b>.' });
    const drawn = document.querySelectorAll('svg[data-drawing="mineral-paint"]');
    expect(drawn).toHaveLength(2);
    for (const drawing of drawn) expect(drawing.getAttribute('aria-hidden')).toBe('true');
    expect(drawn[0]?.querySelector('use')?.getAttribute('href')).toMatch(/mineral-paint\.svg.*#drawing$/);
    expect(first?.closest('.cards')).toBeTruthy();
  });

  it('are explained in the language of the interface, else in Italian, and marked as such', async () => {
    await i18next.changeLanguage('en');
    shown('buttons', 1, { hint: { it: 'Assorbe.', en: 'Absorbs.' } });
    expect(screen.getByText('Absorbs.').getAttribute('lang')).toBeNull();
    shown('radio', 1, { hint: { it: 'Si sfoglia.' } });
    expect(screen.getByText('Si sfoglia.').getAttribute('lang')).toBe('it');
  });

  it.each(['buttons', 'radio', 'checkboxes'] as const)('as %s without them are as bare as before', (kind) => {
    shown(kind, 2, { hint: { it: '', en: 'Absorbs.' }, drawing: 'rocket' });
    expect(
      document.querySelector('svg, .answer-hint, [aria-describedby], [aria-labelledby$="-text"]'),
    ).toBeNull();
  });

  it.each(['buttons', 'radio'] as const)(
    'as %s are given by digits and presses with all that, too',
    async (kind) => {
      const { onAnswer, user } = shown(kind, 3, { hint: 'Assorbe.', drawing: 'plaster' });
      await user.keyboard('3');
      await user.click(screen.getAllByText('Assorbe.')[1] ?? document.body);
      expect(onAnswer.mock.calls).toEqual([[['c']], [['b']]]);
    },
  );

  it('to tick are ticked by a press on the hint, too', async () => {
    const { user } = shown('checkboxes', 2, { hint: 'Assorbe.' });
    await user.click(screen.getAllByText('Assorbe.')[1] ?? document.body);
    expect(screen.getByRole('checkbox', { name: 'B', checked: true })).toBeTruthy();
  });

  it('to tick are confirmed together, and empty a second later [WIZ-028, WIZ-029, QNW-040, OPW-28]', async () => {
    const { onAnswer, user, pass } = shown('checkboxes');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Conferma scelte' });
    expect(isOff(confirm)).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'A' }));
    await user.click(screen.getByRole('checkbox', { name: 'C' }));
    await user.click(confirm);
    expect(onAnswer).toHaveBeenCalledWith(['a', 'c']);
    pass(999);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    pass(1);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    expect(isOff(confirm)).toBe(true);
  });
});
