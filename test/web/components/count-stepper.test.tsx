import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { CountStepper } from '#web/components/count-stepper.tsx';
import type { Timer } from '#web/lib/timer.ts';

type Props = { from: number; timer?: Timer; onSubmit?: (count: number) => void };

function Count({ from, timer, onSubmit }: Props) {
  const [count, setCount] = useState(from);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    onSubmit?.(count);
  };
  return (
    <form onSubmit={submit}>
      <CountStepper label="confezioni da 15 l" value={count} onChange={setCount} timer={timer} />
      <output>{count}</output>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'confezioni da 15 l' });
const counted = () => Number(screen.getByRole('status').textContent);
const less = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Uno in meno di confezioni da 15 l' });
const more = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Uno in più di confezioni da 15 l' });
const told = () => screen.queryByRole('alert')?.textContent;

describe('a count of packages that is typed', () => {
  const start = async (from: number, onSubmit?: (count: number) => void) => {
    const user = userEvent.setup();
    render(<Count from={from} onSubmit={onSubmit} />);
    await user.tab();
    return user;
  };

  it('is a text field of digits, so that phones show their keys', async () => {
    await start(5);
    expect(field().tagName).toBe('INPUT');
    expect(field().type).toBe('text');
    expect(field().inputMode).toBe('numeric');
    expect(field().getAttribute('aria-valuenow')).toBe('5');
    expect(field().getAttribute('aria-valuemin')).toBe('0');
    expect(field().getAttribute('aria-valuemax')).toBe(String(largestPackCount));
  });

  it('is replaced by the first digit, and the others follow', async () => {
    const user = await start(45);
    await user.keyboard('7');
    expect([field().value, counted()]).toEqual(['7', 7]);
    await user.keyboard('2');
    expect([field().value, counted()]).toEqual(['72', 72]);
    expect(field().getAttribute('aria-valuenow')).toBe('72');
  });

  it('shows its groups of three where it has no focus', async () => {
    const user = await start(1_250);
    expect(field().value).toBe('1250');
    await user.tab();
    expect(field().value).toBe('1.250');
  });

  it('follows arrows and Home, and the next digit replaces what they counted', async () => {
    const user = await start(5);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field().value).toBe('6');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(field().value).toBe('7');
    await user.keyboard('12');
    expect(counted()).toBe(12);
    await user.keyboard('{ArrowUp}{Home}');
    expect(counted()).toBe(0);
    await user.keyboard('3');
    expect(counted()).toBe(3);
  });

  it('lets right, left and Home move the caret in a number that is being typed', async () => {
    const user = await start(5);
    await user.keyboard('12{ArrowLeft}5');
    expect(counted()).toBe(152);
    await user.keyboard('{Home}3');
    expect(counted()).toBe(3_152);
  });

  it('stops at 0 and at the largest count', async () => {
    const user = await start(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(counted()).toBe(0);
    await user.keyboard(`${largestPackCount}{ArrowUp}`);
    expect(counted()).toBe(largestPackCount);
    expect(more().disabled).toBe(true);
  });

  it.each([
    ['-', 'Scrivi solo cifre, senza segni'],
    ['+', 'Scrivi solo cifre, senza segni'],
    ['e', 'Scrivi solo cifre, senza segni'],
    [',', 'Scrivi un numero intero'],
    ['.', 'Scrivi un numero intero'],
  ])(
    'keeps "7%s2" as typed, with its fault and the count from before, until it is put right',
    async (key, text) => {
      const user = await start(45);
      await user.keyboard(`7${key}`);
      expect([field().value, counted(), told()]).toEqual([`7${key}`, 45, text]);
      expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
      await user.keyboard('2');
      expect([field().value, counted(), told()]).toEqual([`7${key}2`, 45, text]);
      await user.tab();
      expect([field().value, counted(), told()]).toEqual([`7${key}2`, 45, text]);
      await user.tab({ shift: true });
      await user.keyboard('8');
      expect([field().value, counted(), told()]).toEqual(['8', 8, undefined]);
    },
  );

  it('never becomes another number by a sign before it', async () => {
    const user = await start(45);
    await user.keyboard('-3');
    expect([field().value, counted(), told()]).toEqual(['-3', 45, 'Scrivi solo cifre, senza segni']);
  });

  it('reads groups of three key by key', async () => {
    const user = await start(45);
    await user.keyboard('1.25');
    expect([counted(), told()]).toEqual([45, 'Scrivi un numero intero']);
    await user.keyboard('0');
    expect([field().value, counted(), told()]).toEqual(['1250', 1_250, undefined]);
  });

  it('loses its fault by a step, which counts from before', async () => {
    const user = await start(45);
    await user.keyboard('2,5{ArrowUp}');
    expect([field().value, counted(), told()]).toEqual(['46', 46, undefined]);
  });

  it('takes a number in groups that is pasted, and refuses one with decimals', async () => {
    const user = await start(45);
    await user.paste('1.250');
    expect([field().value, counted()]).toEqual(['1250', 1_250]);
    await user.tripleClick(field());
    await user.paste('12,5');
    expect([counted(), told()]).toEqual([45, 'Scrivi un numero intero']);
  });

  it('refuses a digit too many and says how many there may be', async () => {
    const user = await start(1);
    await user.keyboard('90000000005');
    expect([field().value, counted(), told()]).toEqual(['90000000005', 1, 'Al massimo 9.000.000.000']);
    await user.keyboard('{Backspace}');
    expect([counted(), told()]).toEqual([9_000_000_000, undefined]);
  });

  it('is the one before while it is empty, and shown again once it is left', async () => {
    const user = await start(45);
    await user.keyboard('12');
    await user.clear(field());
    expect([field().value, counted()]).toEqual(['', 45]);
    await user.tab();
    expect([field().value, counted()]).toEqual(['45', 45]);
  });

  it('is counted on by a step while it is empty; emptied again it is the stepped one', async () => {
    const user = await start(45);
    await user.keyboard('{Backspace}{ArrowUp}');
    expect([field().value, counted()]).toEqual(['46', 46]);
    await user.keyboard('{Backspace}');
    expect([field().value, counted()]).toEqual(['', 46]);
  });

  it('sends its form once by Enter, with an empty field the count before', async () => {
    const sent = vi.fn();
    const user = await start(45, sent);
    await user.keyboard('12{Enter}');
    expect(sent.mock.calls).toEqual([[12]]);
    fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
    expect(sent).toHaveBeenCalledOnce();
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(sent.mock.calls).toEqual([[12], [45]]);
  });

  it('changes nothing when the focus only passes', async () => {
    const changed = vi.fn();
    const user = userEvent.setup();
    render(<CountStepper label="confezioni da 15 l" value={45} onChange={changed} />);
    await user.tab();
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('plus and minus of a count', () => {
  const start = (from: number) => {
    const { timer, pass } = handTimer();
    const shown = render(<Count from={from} timer={timer} />);
    const later = (milliseconds: number) => act(() => pass(milliseconds));
    return { ...shown, user: userEvent.setup(), later };
  };

  it('count one a press, down to 0 [QVW-063, QVW-064, QVW-065]', async () => {
    const { user } = start(1);
    await user.click(more());
    expect(counted()).toBe(2);
    await user.click(less());
    await user.click(less());
    expect([counted(), less().disabled]).toEqual([0, true]);
  });

  it('count one by a click of assistive technology and by a key', async () => {
    const { user } = start(5);
    fireEvent.click(more());
    expect(counted()).toBe(6);
    more().focus();
    await user.keyboard('{Enter}');
    expect(counted()).toBe(7);
  });

  it('leave the focus in the field, whose next digit replaces what they counted', async () => {
    const { user } = start(5);
    await user.tab();
    await user.click(more());
    expect(document.activeElement).toBe(field());
    await user.keyboard('3');
    expect(counted()).toBe(3);
  });

  it('repeat while they are held, faster and faster, and letting go adds none', async () => {
    const { user, later } = start(5);
    await user.pointer({ keys: '[MouseLeft>]', target: more() });
    later(399);
    expect(counted()).toBe(5);
    later(1);
    expect(counted()).toBe(6);
    later(149);
    expect(counted()).toBe(6);
    later(1);
    expect(counted()).toBe(7);
    for (let step = 0; step < 20; step += 1) later(150);
    const before = counted();
    later(30);
    expect(counted()).toBe(before + 1);
    await user.pointer({ keys: '[/MouseLeft]', target: more() });
    expect(counted()).toBe(before + 1);
    later(10_000);
    expect(counted()).toBe(before + 1);
    await user.click(more());
    expect(counted()).toBe(before + 2);
  });

  it.each([
    ['the pointer leaves them', () => fireEvent.pointerLeave(more())],
    ['the browser takes the pointer', () => fireEvent.pointerCancel(more())],
    ['the pointer is let go', () => fireEvent.pointerUp(more())],
  ])('stop when %s', (_, end) => {
    const { later } = start(5);
    fireEvent.pointerDown(more(), { button: 0 });
    later(400);
    end();
    later(10_000);
    expect(counted()).toBe(6);
  });

  it('stop at 0 and count again afterwards', async () => {
    const { user, later } = start(2);
    fireEvent.pointerDown(less(), { button: 0 });
    for (let step = 0; step < 5; step += 1) later(400);
    expect([counted(), less().disabled]).toEqual([0, true]);
    fireEvent.click(more());
    fireEvent.click(less());
    expect(counted()).toBe(0);
    await user.click(more());
    expect(counted()).toBe(1);
  });

  it('stop with their screen', () => {
    const { timer, pass } = handTimer();
    const changed = vi.fn();
    const { unmount } = render(<CountStepper label="latte" value={5} onChange={changed} timer={timer} />);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Uno in più di latte' }), { button: 0 });
    unmount();
    pass(10_000);
    expect(changed).not.toHaveBeenCalled();
  });

  it('do not repeat by the other button of a mouse', () => {
    const { later } = start(5);
    fireEvent.pointerDown(more(), { button: 2 });
    later(10_000);
    expect(counted()).toBe(5);
  });
});
