import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anOfferOfFacades, aReceivedOffer, type Received } from '#test/support/builders/received-offer.ts';
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
