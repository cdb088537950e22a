import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openReceived } from './open-received.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const isAbove = () => window.history.state?.usr?.isAbove === true;
const above = () => waitFor(() => expect(isAbove()).toBe(true));
const below = () => waitFor(() => expect(isAbove()).toBe(false));

afterEach(() => window.history.replaceState(null, '', '/'));

async function openOffer() {
  const { user } = await openReceived({ inBrowser: true });
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

describe('the browser’s back', () => {
  it('goes from step to step, then to the offer, and never off the page [ACC-021]', async () => {
    const { press } = await openOffer();
    const before = window.history.length;
    await press("Accetta l'offerta");
    await above();
    await press('Avanti');
    expect(title()).toBe('Condizioni');
    window.history.back();
    await waitFor(() => expect(title()).toBe('Riepilogo'));
    await above();
    window.history.back();
    await waitFor(() => expect(title()).toBe('Rifacimento delle facciate'));
    await below();
    expect(window.history.length).toBe(before + 1);
    // Again, as at first.
    await press("Accetta l'offerta");
    await above();
    await press("Chiudi e torna all'offerta");
    await below();
    expect(window.history.length).toBe(before + 1);
  });

  it('asks before a typed question is lost, and closes an empty one [ACC-016]', async () => {
    const { user, press } = await openOffer();
    await press('Fai una domanda');
    await user.type(await screen.findByRole('textbox', { name: 'La tua domanda' }), 'Quando?');
    await above();
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    await above();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua domanda' }).value).toBe(
      'Quando?',
    );
    await user.clear(screen.getByRole('textbox', { name: 'La tua domanda' }));
    window.history.back();
    await below();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('and the forward that follows it open nothing by themselves', async () => {
    const { press } = await openOffer();
    await press("Accetta l'offerta");
    await above();
    await press("Chiudi e torna all'offerta");
    await below();
    window.history.forward();
    await above();
    await below();
    expect(title()).toBe('Rifacimento delle facciate');
  });
});
