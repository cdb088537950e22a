import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anOfferOfFacades, aReceivedOffer, type Received } from '#test/support/builders/received-offer.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { openReceived, Refused } from './open-received.tsx';

type Fields = Partial<Received['content']>;

const facades = (content: Fields = {}, more: Partial<Omit<Received, 'content'>> = {}) =>
  aReceivedOffer(anOfferOfFacades(), { ...more, content });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('a dialog that is refused because the offer is another by now', () => {
  const opened = async (what: string, code: string, look: object) => {
    let page = facades();
    const refuse = () => {
      page = facades({ hash: 'b'.repeat(64) }, { version: 2 });
      throw new Refused(409, code);
    };
    const shown = await openReceived({
      page,
      answers: { read: () => page, look: () => look, ask: refuse, decline: refuse },
    });
    await press(shown.user, what);
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  it.each([
    ['offer-changed', 2, 'sent', "C'è una nuova versione di questa offerta."],
    ['offer-accepted', 1, 'accepted', 'Questa offerta è cambiata mentre la leggevi.'],
    ['offer-expired', 1, 'expired', 'Questa offerta è cambiata mentre la leggevi.'],
  ])('as %s leaves a page that says so [ACC-011, ACC-019]', async (code, version, state, notice) => {
    const { user, dialog } = await opened('Rifiuta', code, { version, state, signed: false });
    await user.click(dialog.getByRole('button', { name: "Rifiuta l'offerta" }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Aggiorna' })).toBeTruthy();
  });

  it('leads to the new version, in one press [ACC-019, ACC-041]', async () => {
    const { user, dialog } = await opened('Rifiuta', 'offer-changed', {
      ...{ version: 2, state: 'sent', signed: false },
    });
    await user.click(dialog.getByRole('button', { name: "Rifiuta l'offerta" }));
    await user.click(await dialog.findByRole('button', { name: 'Leggi la nuova versione' }));
    expect(await screen.findByText(/versione 2 ·/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps reason and words while the new version is read, until they are given up [ACC-019, ACC-041]', async () => {
    const { user, dialog } = await opened('Rifiuta', 'offer-changed', {
      ...{ version: 2, state: 'sent', signed: false },
    });
    const typed = () => {
      const shown = within(screen.getByRole('dialog'));
      const words = shown.getByRole<HTMLTextAreaElement>('textbox').value;
      return [shown.getByRole<HTMLSelectElement>('combobox', { name: 'Motivo' }).value, words];
    };
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Troppo caro');
    await user.type(dialog.getByRole('textbox'), 'Il doppio');
    await user.click(dialog.getByRole('button', { name: "Rifiuta l'offerta" }));
    await user.click(await dialog.findByRole('button', { name: 'Leggi la nuova versione' }));
    await screen.findByText(/versione 2 ·/);
    await press(user, 'Rifiuta');
    expect(typed()).toEqual(['price', 'Il doppio']);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    await press(user, 'Rifiuta');
    expect(typed()).toEqual(['', '']);
  });

  it('keeps a question that cannot be asked any more, and says it on the page [ACC-011, ACC-016]', async () => {
    const { user, dialog, did } = await opened('Fai una domanda', 'offer-withdrawn', {
      ...{ version: 1, state: 'withdrawn', signed: false },
    });
    await user.type(dialog.getByRole('textbox', { name: 'La tua domanda' }), 'Quando?');
    await user.click(dialog.getByRole('button', { name: 'Manda la domanda' }));
    expect(await dialog.findByRole('button', { name: "Ricarica l'offerta" })).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua domanda' }).value).toBe(
      'Quando?',
    );
    expect(await screen.findByText('Questa offerta è cambiata mentre la leggevi.')).toBeTruthy();
    expect(did('look')).toHaveLength(1);
  });
});

describe('a dialog whose answer is lost', () => {
  it.each([
    ['ask', 'Fai una domanda', 'Manda la domanda', 'Non so se è arrivata. Riprova: non arriva due volte.'],
    ['decline', 'Rifiuta', "Rifiuta l'offerta", 'Non so se è arrivato. Riprova: non rifiuti due volte.'],
  ])(
    'of %s goes again, then says that nobody knows, and reads the page anew [ACC-043]',
    async (what, open, send, words) => {
      const hand = handTimer();
      const lost = () => {
        throw new TypeError('lost');
      };
      const { user, did } = await openReceived({
        page: facades(),
        timer: hand.timer,
        answers: { [what]: lost },
      });
      await press(user, open);
      const dialog = within(await screen.findByRole('dialog'));
      if (what === 'ask') await user.type(dialog.getByRole('textbox', { name: 'La tua domanda' }), 'Quando?');
      await user.click(dialog.getByRole('button', { name: send }));
      await sentAgain(hand.pass, () => did(what).length);
      expect(await dialog.findByText(words)).toBeTruthy();
      await waitFor(() => expect(did('read').length).toBeGreaterThan(1));
      expect(new Set(did(what).map(({ key }) => key)).size).toBe(1);
    },
  );

  it('of a withdrawal closes on a page that says it is done, when it can be read [ACC-043, ACC-055]', async () => {
    const { timer, pass } = handTimer();
    const at = '2026-12-05T08:00:00.000Z';
    const accepted = (more: object): Received =>
      facades(
        {
          accepted: {
            ...{ at, chosen: [], total: 100, signed: true, mailed: false, deposit: null, receiptTo: null },
            ...{ withdrawalUntil: at, withdrawnAt: null, cancelledOn: null, ...more },
          },
        },
        { state: 'accepted', outcome: { by: 'customer', at } },
      );
    let page = accepted({});
    const { user, did } = await openReceived({
      page,
      timer,
      answers: {
        read: () => page,
        withdraw: () => {
          throw new TypeError('lost');
        },
      },
    });
    await press(user, 'Recedi dal contratto qui');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail per la ricevuta' }), 'laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Conferma il recesso' }));
    await sentAgain(pass, () => did('withdraw').length);
    expect(await dialog.findByText('Non so se è arrivata. Riprova: non recedi due volte.')).toBeTruthy();
    page = accepted({ withdrawalUntil: null, withdrawnAt: at, cancelledOn: '2026-12-05' });
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    const leave = screen.queryByRole('button', { name: 'Chiudi e perdi le modifiche' });
    if (leave) await user.click(leave);
    expect(await screen.findByText(/^Recesso confermato/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** A lost deed goes three times more. */
async function sentAgain(pass: (milliseconds: number) => void, count: () => number) {
  for (const pause of [1_000, 2_000, 4_000]) {
    const before = count();
    await act(async () => pass(pause));
    await waitFor(() => expect(count()).toBe(before + 1));
  }
}
