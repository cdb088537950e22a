import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { Answers, answerSpan } from '#web/components/guided-test/answers.tsx';

const letters = ['a', 'b', 'c', 'd', 'e'];

/** The answers of one question of this type, which nobody asks away. */
function shown(type: 'buttons' | 'radio' | 'checkboxes', count = 3) {
  const answers = letters.slice(0, count).map((id) => anAnswer(id, { title: id.toUpperCase() }));
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

  it('to tick are confirmed together, and empty a second later [WIZ-028, WIZ-029, QNW-040, OPW-28]', async () => {
    const { onAnswer, user, pass } = shown('checkboxes');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Conferma scelte' });
    expect(confirm.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'A' }));
    await user.click(screen.getByRole('checkbox', { name: 'C' }));
    await user.click(confirm);
    expect(onAnswer).toHaveBeenCalledWith(['a', 'c']);
    pass(999);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    pass(1);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    expect(confirm.disabled).toBe(true);
  });
});
