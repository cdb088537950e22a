import { createHash } from 'node:crypto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aReceivedOffer } from '#test/support/builders/received-offer.ts';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import CheckPage from '#web/features/received-offer/check/check-page.tsx';
import OfferPrivacyPage from '#web/features/received-offer/privacy/offer-privacy-page.tsx';
import RemindersPage from '#web/features/received-offer/reminders/reminders-page.tsx';
import { aCustomersServer, Refused } from './open-received.tsx';

function open(path: string, address: string, page: ReactNode) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={page} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const openCheck = (rest = '') => open('/verifica-documento', `/verifica-documento${rest}`, <CheckPage />);
const known = { kind: 'signed', number: '18/2026', version: 2, day: '2026-12-03', state: 'accepted' };
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** Knows one document, and keeps what it was sent. */
function aRegister(digits: string) {
  const sent: string[] = [];
  answerElsewhere(async (_address, { body }) => {
    sent.push(String(body));
    const { hash } = JSON.parse(String(body));
    return hash === digits ? Response.json(known) : Response.json({ code: 'not-found' }, { status: 404 });
  });
  return sent;
}

describe('the check of a document', () => {
  it('sends 64 digits of a chosen PDF, which stays here, and says what it is [ACC-044, ACC-045]', async () => {
    const sent = aRegister(hashOf('%PDF of an offer'));
    const user = openCheck();
    await user.upload(
      screen.getByLabelText('Scegli il PDF', { selector: 'input' }),
      new File(['%PDF of an offer'], 'Offerta.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('Il documento è autentico')).toBeTruthy();
    expect(sent).toEqual([JSON.stringify({ hash: hashOf('%PDF of an offer') })]);
    const rows = [...document.querySelectorAll('.check-result dl > div')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DocumentoCopia firmata',
      'Numero18/2026',
      'Versione2',
      'Accettata il03/12/2026',
      'Stato adessoAccettata',
    ]);
  });

  it('knows no file with one byte changed [ACC-046]', async () => {
    aRegister(hashOf('%PDF of an offer'));
    const user = openCheck();
    await user.upload(
      screen.getByLabelText('Scegli il PDF', { selector: 'input' }),
      new File(['%PDF of an offeR'], 'Offerta.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('Nessun documento con questa impronta.')).toBeTruthy();
  });

  it('asks nothing about an empty file, and says what it is [ACC-044]', async () => {
    const sent = aRegister(hashOf(''));
    const user = openCheck();
    await user.upload(
      screen.getByLabelText('Scegli il PDF', { selector: 'input' }),
      new File([], 'Offerta.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText(/Questo file è vuoto/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('takes typed digits, in groups and capitals too, and asks nothing for fewer [ACC-044]', async () => {
    const digits = hashOf('a version');
    const sent = aRegister(digits);
    const user = openCheck();
    const field = screen.getByRole('textbox', { name: 'Impronta di 64 cifre' });
    await user.type(field, digits.slice(1));
    await user.click(screen.getByRole('button', { name: 'Verifica' }));
    expect(screen.getByRole('alert').textContent).toContain('64 cifre');
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, digits.toUpperCase().replace(/(.{4})/g, '$1 '));
    await user.click(screen.getByRole('button', { name: 'Verifica' }));
    expect(await screen.findByText('Questa versione è stata mandata')).toBeTruthy();
    expect(screen.queryByText('Il documento è autentico')).toBeNull();
    await user.clear(field);
    await user.type(field, digits.slice(0, 16));
    await user.click(screen.getByRole('button', { name: 'Verifica' }));
    expect(screen.queryByText('Questa versione è stata mandata')).toBeNull();
  });

  it('answers the code of a printed certificate at once, and calls no paper authentic [ACC-047]', async () => {
    const digits = hashOf('a version');
    aRegister(digits);
    openCheck(`#v=${digits}`);
    expect(await screen.findByText('Questa versione è stata mandata')).toBeTruthy();
    expect(screen.getByText(/confronta con queste righe il suo numero/)).toBeTruthy();
    expect(screen.queryByText('Il documento è autentico')).toBeNull();
    expect(document.querySelector('.check-result.ok')).toBeNull();
  });

  it('reads German where the address says so [ACC-004]', async () => {
    openCheck('?lang=de');
    expect(await screen.findByRole('heading', { name: 'Dokument prüfen' })).toBeTruthy();
  });
});

describe('the privacy notice of offers', () => {
  const openNotice = (rest: string) =>
    open('/privacy/offerte', `/privacy/offerte${rest}`, <OfferPrivacyPage />);

  it('names the owner of a link as controller, and the company as processor, in German too [ACC-053]', async () => {
    const { asked } = aCustomersServer({ read: () => aReceivedOffer() });
    openNotice('?lang=de#o=offer&t=secret');
    const text = /Verantwortlich ist Conti Tinteggiature, Via Emilia 2, 40132 Bologna \(BO\)\./;
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/Calce & Colore S\.r\.l\..*Auftragsverarbeiter/)).toBeTruthy();
    expect(asked.map(({ body }) => body.do)).toEqual(['read']);
  });

  it('says without a link where the owner is named, and how long all is kept [ACC-048, ACC-053]', async () => {
    const { asked } = aCustomersServer();
    openNotice('');
    expect(await screen.findByText(/Titolare del trattamento è chi ti ha mandato l'offerta/)).toBeTruthy();
    expect(screen.getByText(/resta 10 anni/)).toBeTruthy();
    expect(asked).toEqual([]);
    expect(
      screen.getByText(/Se recedi dal contratto: nome, offerta, indirizzo e-mail della ricevuta/),
    ).toBeTruthy();
  });
});

describe('the page against reminders', () => {
  const openReminders = () => open('/o/:id/promemoria', '/o/offer/promemoria#t=secret', <RemindersPage />);

  it('changes something by its one button alone [FUP-013]', async () => {
    const { asked } = aCustomersServer();
    const user = openReminders();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Non inviarmi altri promemoria' }));
    expect(await screen.findByText(/^Fatto/)).toBeTruthy();
    expect(asked.map(({ body }) => body)).toEqual([{ offer: 'offer', token: 'secret', do: 'reminders' }]);
  });

  it('says that a link is no longer good', async () => {
    aCustomersServer({
      reminders: () => {
        throw new Refused(410, 'link-expired');
      },
    });
    const user = openReminders();
    await user.click(screen.getByRole('button', { name: 'Non inviarmi altri promemoria' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Il link non è più valido'));
  });
});
