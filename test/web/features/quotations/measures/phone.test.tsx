import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aServer, signIn, textOf } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures, placeCard } from './open-measures.tsx';

beforeEach(() => {
  signIn();
  const phone = (query: string) => ({
    matches: query.includes('max-width') || query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', phone);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openRoom() {
  const server = aServer({ quotation: aMeasured(someMeasures([aRoom()])) });
  return { server, ...(await openMeasures()) };
}

/** A thumb on a key: the pointer comes down, and a click may follow or not. */
const press = (...keys: string[]) => {
  for (const name of keys) fireEvent.pointerDown(screen.getByRole('button', { name }));
};
const line = (name: string) => screen.findByRole('dialog', { name });

describe('a phone shows one line at a time', () => {
  it('lists lines with what was typed and what it gives [MEA-009]', async () => {
    await openRoom();
    const rows = within(screen.getByRole('list', { name: 'Misure di Sala' })).getAllByRole('listitem');
    expect(rows.map(textOf)).toEqual([
      expect.stringContaining('Pareti2×(4,20+3,60) × 2,7037,80 m²'),
      expect.stringContaining('Soffitto4,20 × 3,6015,12 m²'),
      expect.stringContaining('Battiscopa2×(4,20+3,60)−0,9014,70 m'),
    ]);
    expect(placeCard('Sala').querySelectorAll('input')).toHaveLength(0);
  });

  it('opens a line at its length, behind what is there, and goes back to the list [MEA-009]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Soffitto/));
    const dialog = await line('Soffitto');
    const length = field('Lunghezza di Soffitto');
    expect(document.activeElement).toBe(length);
    expect([length.selectionStart, length.selectionEnd]).toEqual([4, 4]);
    expect(textOf(dialog)).toContain('Lordo15,12 m²');
    await user.click(within(dialog).getByRole('button', { name: 'Indietro' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button(/^Soffitto/));
  });

  it('keeps the keys until a press ends, so that what is pressed does not move away [MEA-009]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Soffitto/));
    const keys = () => screen.queryByRole('region', { name: 'Tasti delle formule' });
    const back = button('Indietro');
    expect(keys()).toBeTruthy();
    fireEvent.mouseDown(back);
    act(() => field('Lunghezza di Soffitto').blur());
    expect(keys()).toBeTruthy();
    fireEvent.mouseUp(back);
    await waitFor(() => expect(keys()).toBeNull());
  });

  it('opens one opening, the others say what became of them [MEA-012, MEA-019]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Pareti/));
    const openings = () => within(screen.getByRole('list', { name: 'Aperture di Pareti' }));
    expect(openings().getAllByRole('listitem').map(textOf)).toEqual([
      'Porta 0,90 × 2,10non detratta (vuoto per pieno)',
      'Finestra 2,40 × 1,80− 4,32 m²',
    ]);
    await user.click(button(/^Finestra/));
    expect(document.activeElement).toBe(field('Larghezza di Finestra'));
    await user.click(button("Aggiungi un'apertura a Pareti"));
    expect(document.activeElement).toBe(field('Larghezza di Apertura 3'));
    expect(openings().getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('textbox', { name: 'Larghezza di Finestra' })).toBeNull();
  });

  it('goes on with a new line, which is made once [MEA-003]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Battiscopa/));
    await user.click(button('Nuova misura'));
    expect(await line('Misura 4')).toBeTruthy();
    expect(document.activeElement).toBe(field('Lunghezza di Misura 4'));
    await user.click(button('Nuova misura'));
    expect(screen.getByRole('list', { name: 'Misure di Sala' }).children).toHaveLength(4);
  });

  it('leaves no empty line behind that the last step began [MEA-003]', async () => {
    const { user } = await openRoom();
    const rows = () =>
      [...screen.getByRole('list', { name: 'Misure di Sala', hidden: true }).children].map(
        (row) => row.querySelector('button')?.textContent,
      );
    await user.click(button(/^Battiscopa/));
    press('Avanti', 'Avanti');
    await user.click(button('Indietro'));
    expect(rows()).toHaveLength(3);
    expect(screen.queryAllByText(/non salvat/)).toEqual([]);
    await user.click(button(/^Battiscopa/));
    await user.click(button('Nuova misura'));
    press('2');
    await user.click(button('Indietro'));
    expect(rows()).toHaveLength(4);
  });
});

describe('the keys of the screen', () => {
  it('put signs at the cursor and take them away; the next field follows [MEA-009]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Soffitto/));
    const length = field('Lunghezza di Soffitto');
    expect(length.inputMode).toBe('none');
    press('+', '1', ',', '5', '7', 'Cancella');
    expect(length.value).toBe('4,20+1,5');
    expect(textOf(length.closest('.formula'))).toContain('= 5,7 m');
    length.setSelectionRange(0, 0);
    press('2', '×', '(');
    length.setSelectionRange(length.value.length, length.value.length);
    press(')', '÷', '2', '−', '1');
    expect(length.value).toBe('2×(4,20+1,5)÷2−1');
    press('Avanti');
    expect(document.activeElement).toBe(field('Altezza di Soffitto'));
    press('Avanti');
    expect(document.activeElement).toBe(field('Lunghezza di Misura 4'));
  });

  it('lose no digit of two thumbs, whose second press is no click; a reader clicks without a pointer [MEA-009]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Soffitto/));
    const length = field('Lunghezza di Soffitto');
    press('0', '3');
    fireEvent.click(screen.getByRole('button', { name: '0' }), { detail: 1 });
    expect(length.value).toBe('4,2003');
    fireEvent.click(screen.getByRole('button', { name: '9' }), { detail: 0 });
    expect(length.value).toBe('4,20039');
  });

  it('give way to the system keyboard from the menu [MEA-009]', async () => {
    const { user } = await openRoom();
    await user.click(button(/^Soffitto/));
    await user.click(button('Azioni su Soffitto'));
    await user.click(await screen.findByRole('menuitem', { name: 'Usa la tastiera del telefono' }));
    field('Lunghezza di Soffitto').focus();
    expect(field('Lunghezza di Soffitto').inputMode).toBe('');
    expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
  });

  it('measure a room: the height is that of the last one, its name a press away [MEA-009, MEA-024]', async () => {
    const { user } = await openRoom();
    await user.click(button('Stanza'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova stanza' }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Lunghezza (m)' }));
    press('5', 'Avanti', '4', 'Avanti');
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Altezza (m)' }));
    await user.click(dialog.getByRole('button', { name: 'Cucina' }));
    await user.click(field('Altezza (m)'));
    press('Avanti');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textOf(placeCard('Cucina'))).toContain('2×(5+4) × 2,7048,60 m²');
  });
});
