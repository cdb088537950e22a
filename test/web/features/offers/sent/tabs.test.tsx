import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import { openOffer } from '../edit/open-offer.tsx';
import { aLink, aSentOffer, aSentServer, aVersion } from './sent-server.ts';

const openTab = async (name: RegExp) => {
  const { user } = await openOffer();
  await user.click(screen.getByRole('link', { name }));
  return user;
};
const entry = (fields: object) => ({
  ...{ at: '2026-11-23T17:40:00.000Z', by: 'owner', who: null, version: 1, detail: null },
  ...fields,
});

describe('what became of an offer', () => {
  it('is told in its timeline, with who and how [SND-048]', async () => {
    const items = [
      entry({ id: '3', event: 'opened', by: 'customer', who: 'Laura Rota' }),
      entry({ id: '2', event: 'sent', detail: 'email withoutPdf' }),
      entry({ id: '1', event: 'prepared' }),
    ];
    aSentServer({
      sent: aSentOffer(),
      versions: [aVersion()],
      more: { OfferTimeline: () => ({ offerTimeline: { items, next: null } }) },
    });
    await openTab(/^Cronologia/);
    const list = await screen.findByRole('region', { name: 'Cronologia' });
    await within(list).findByText('impronta 777a 762e 53dc 810f');
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Vista da Laura Rota23/11/2026 18:40',
      'Versione 1 inviataper e-mail, senza PDF, troppo grande23/11/2026 18:40',
      'Versione 1 preparataimpronta 777a 762e 53dc 810f23/11/2026 18:40',
    ]);
  });

  it('holds the thread with the customer, and answers it once [ACC-017]', async () => {
    const asked = { id: 'q', at: '2026-11-23T17:40:00.000Z', by: 'customer', who: 'Laura Rota', version: 1 };
    const server = aSentServer({
      sent: aSentOffer({ waitingQuestions: 1 }),
      more: {
        OfferMessages: () => ({
          offerMessages: [{ ...asked, text: 'E il passo carraio?', line: 'painting' }],
        }),
        AnswerOffer: () => ({
          answerOffer: { ...asked, id: 'a', by: 'owner', text: 'Resta libero.', line: null },
        }),
      },
    });
    const user = await openTab(/^Domande/);
    expect(await screen.findByText('E il passo carraio?')).toBeDefined();
    expect(screen.getByText(/su «Pittura»/)).toBeDefined();
    const form = within(screen.getByRole('region', { name: 'Domande' }));
    // One button answers: the bar has no second one.
    expect(screen.getAllByRole('button', { name: 'Rispondi' })).toHaveLength(1);
    await user.type(form.getByLabelText('Risposta'), 'Resta libero.');
    await user.click(form.getByRole('button', { name: 'Rispondi' }));
    await waitFor(() => expect(form.getByLabelText('Risposta')).toHaveProperty('value', ''));
    expect(server.asked('AnswerOffer')).toEqual([
      { key: expect.any(String), offer: 'offer', text: 'Resta libero.' },
    ]);
  });

  it('lists every version with its state, and compares two [SND-012]', async () => {
    aSentServer({
      sent: aSentOffer({ version: 2 }),
      versions: [aVersion({ number: 2, total: 12_000 }), aVersion({ state: 'superseded' })],
    });
    await openTab(/^Versioni/);
    const list = within(await screen.findByRole('region', { name: 'Versioni' }));
    const rows = (await list.findAllByRole('listitem')).map(textOf);
    expect(rows[0]).toContain('versione 2 Inviata');
    expect(rows[1]).toContain('versione 1 Sostituita');
    expect(list.getByRole('button', { name: 'Confronta due versioni' })).toBeDefined();
  });

  it('ends a link after a question [SND-031]', async () => {
    const server = aSentServer({
      sent: aSentOffer(),
      links: [aLink({ recipient: 'Laura Rota' })],
      more: { RevokeOfferLink: () => ({ revokeOfferLink: 'link' }) },
    });
    const user = await openTab(/^Link/);
    await user.click(await screen.findByRole('button', { name: 'Revoca il link: Laura Rota' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoca' }));
    await waitFor(() => expect(server.asked('RevokeOfferLink')).toEqual([{ offer: 'offer', id: 'link' }]));
  });
});
