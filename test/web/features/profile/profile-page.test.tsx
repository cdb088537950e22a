import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { setLanguage } from '#web/lib/i18n.ts';
import { hasUnsavedChanges } from '#web/lib/leave-guard.ts';
import { sessionUser } from '#web/lib/session.ts';
import { openProfile, refused } from './open-profile.tsx';

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`), { selector: 'input, select' });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Aggiorna|Update)$/ });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(() => setLanguage('it'));

describe('the own profile', () => {
  it('shows the own data in a form [PRO-001, PRO-003, SHL-031]', async () => {
    await openProfile({ address: 'Via Emilia 1', postalCode: '40121', city: 'Bologna', phone: '051 123456' });
    const labels = ['Nome', 'Cognome', 'Azienda', 'Indirizzo', 'CAP', 'Città', 'Telefono'];
    expect(labels.map((label) => field(label).value)).toEqual([
      'Marta',
      'Bellini',
      'Tinteggiature Bellini',
      'Via Emilia 1',
      '40121',
      'Bologna',
      '051 123456',
    ]);
    expect(field('Provincia').value).toBe('Bologna (BO)');
    expect(screen.getByText('marta@example.com')).toBeDefined();
  });

  it('can be updated only when something changed [PRO-004]', async () => {
    await openProfile();
    expect(isOff(update())).toBe(true);
    write('Città', 'Imola');
    expect(isOff(update())).toBe(false);
    write('Città', '');
    expect(isOff(update())).toBe(true);
  });

  it.each([
    ['Nome', 'Scrivi il nome'],
    ['Cognome', 'Scrivi il cognome'],
    ['Azienda', "Scrivi il nome dell'azienda"],
  ])('is not updated without %s [PRO-014, PRO-015, PRO-016]', async (label, text) => {
    await openProfile();
    write(label, '');
    fireEvent.blur(field(label));
    expect(await screen.findByText(text)).toBeDefined();
    expect(isOff(update())).toBe(true);
  });

  it('asks private customers for no company [PRO-016]', async () => {
    await openProfile({ type: 'privato', company: null });
    expect(screen.queryByLabelText(/^Azienda/)).toBeNull();
    write('Nome', 'Anna');
    expect(isOff(update())).toBe(false);
  });

  it('is not updated without a province in Italy [PRO-017]', async () => {
    await openProfile({ province: null });
    write('Nome', 'Anna');
    expect(await screen.findByText('Scegli la provincia')).toBeDefined();
    expect(isOff(update())).toBe(true);
  });

  it('keeps the privacy consent given [PRO-018]', async () => {
    await openProfile();
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /informativa/ });
    expect([consent.checked, consent.disabled]).toEqual([true, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /novità/ }).disabled).toBe(false);
  });

  it('shows type, price list and country to be read [PRO-019, PRO-020, PRO-021]', async () => {
    await openProfile();
    const shown = ['Tipo di utente', 'Listino', 'Nazione'].map((label) => field(label));
    expect(shown.map(({ value }) => value)).toEqual(['Imbianchino', 'Imbianchini 2026', 'Italia']);
    expect(shown.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
  });

  it('lets a super user choose their country, which they must have [PRO-013, PRO-021, OPC-48]', async () => {
    const { user } = await openProfile({ superUser: true });
    const country = screen.getByRole('combobox', { name: /^Nazione/ });
    await user.click(country);
    await user.type(country, 'Germania');
    await user.click(await screen.findByRole('option', { name: 'Germania' }));
    expect(screen.getByText(/se il listino Imbianchini 2026 non vale lì/)).toBeDefined();
    expect(screen.queryByLabelText(/^Provincia/)).toBeNull();
    expect(isOff(update())).toBe(false);
  });
});

describe('the country of a super user', () => {
  it('is required: without one nothing is updated, and the field says so [PRO-013]', async () => {
    const { asked } = await openProfile({ superUser: true, country: '' });
    write('Nome', 'Anna');
    expect(screen.getByRole('combobox', { name: /^Nazione/ }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('Scegli la nazione')).toBeDefined();
    expect(isOff(update())).toBe(true);
    expect(asked.map(({ operation }) => operation)).not.toContain('UpdateProfile');
  });
});

describe('updating the profile', () => {
  it('sends what was changed on the revision it was read at, and says that it is done [PRO-009, PRO-012]', async () => {
    const { user, asked } = await openProfile({ revision: 4 });
    write('Città', 'Imola');
    await user.click(update());
    expect(await screen.findByText('Profilo aggiornato.')).toBeDefined();
    expect(asked.at(-1)).toMatchObject({
      operation: 'UpdateProfile',
      variables: { profile: { revision: 4, city: 'Imola', type: 'imbianchino', checkbox1: true } },
    });
    expect(sessionUser()?.city).toBe('Imola');
    expect(isOff(update())).toBe(true);
  });

  it('speaks the chosen language at once [PRO-022, I18-018]', async () => {
    const { user } = await openProfile();
    fireEvent.change(screen.getByRole('combobox', { name: 'Lingua' }), { target: { value: 'en' } });
    expect(i18next.language).toBe('it');
    await user.click(update());
    expect(await screen.findByText('Profile updated.')).toBeDefined();
    expect(localStorage.getItem('user-locale')).toBe('en');
  });

  it('says why it failed and keeps what was changed [PRO-009]', async () => {
    const { user } = await openProfile({}, { UpdateProfile: () => refused('internal') });
    write('Città', 'Imola');
    await user.click(update());
    expect((await screen.findByRole('alert')).textContent).toContain("C'è un problema da parte nostra");
    expect(field('Città').value).toBe('Imola');
    expect(isOff(update())).toBe(false);
  });

  it('that somebody changed meanwhile asks whose version counts [OPC-50]', async () => {
    const conflict = refused('conflict', { by: 'Giulia Ferrero', at: '2026-05-04T07:42:00.000Z' });
    const { user, became } = await openProfile({}, { UpdateProfile: () => conflict });
    write('Città', 'Imola');
    became({ city: 'Ravenna', revision: 2 });
    await user.click(update());
    expect(await screen.findByText(/^Giulia Ferrero ha salvato/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Carica la sua versione' }));
    await waitFor(() => expect(field('Città').value).toBe('Ravenna'));
  });
});

describe('leaving the profile', () => {
  it('leads to the quotations [PRO-011]', async () => {
    await openProfile();
    expect(screen.getByRole('link', { name: 'Torna ai preventivi' }).getAttribute('href')).toBe(
      '/preventivi',
    );
  });

  it('with changes asks in its own words, and leads on only when told so [PRO-010, CER-014, WER-019]', async () => {
    const { mayLeave } = await import('#web/lib/leave-guard.ts');
    const { user } = await openProfile();
    expect(hasUnsavedChanges()).toBe(false);
    write('Città', 'Imola');
    let left: boolean | undefined;
    void mayLeave().then((answer) => {
      left = answer;
    });
    expect(await screen.findByText('Vuoi abbandonare le modifiche?')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Esci senza salvare' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(left).toBe(false));
    expect(field('Città').value).toBe('Imola');
  });

  it('asks in English as the specification words it [PRO-010]', async () => {
    await setLanguage('en');
    await openProfile({ language: 'en' });
    write('City', 'Imola');
    const { mayLeave } = await import('#web/lib/leave-guard.ts');
    void mayLeave();
    expect(await screen.findByText('Do you want to abandon the changes?')).toBeDefined();
  });
});

describe('what the profile warns of', () => {
  it('is an e-mail to be verified, whose mail is sent again once [PRO-006, PRO-007, SES-054]', async () => {
    const { user, asked } = await openProfile({ emailVerified: false });
    expect(screen.getByText(/La tua e-mail non è verificata/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: "Manda di nuovo l'e-mail" }));
    const sent = await screen.findByRole<HTMLButtonElement>('button', { name: 'E-mail mandata' });
    expect(isOff(sent)).toBe(true);
    expect(asked.at(-1)).toEqual({ operation: 'SendVerificationEmail', variables: { uid: 'marta' } });
    expect(screen.queryByRole('link', { name: 'Torna ai preventivi' })).toBeNull();
  });

  it('is not the e-mail once it is verified [PRO-006]', async () => {
    await openProfile();
    expect(screen.queryByText(/non è verificata/)).toBeNull();
    expect(screen.queryByRole('button', { name: "Manda di nuovo l'e-mail" })).toBeNull();
  });

  it('can be tried again when the mail could not be sent', async () => {
    const answers = { SendVerificationEmail: () => refused('mail-not-sent') };
    const { user } = await openProfile({ emailVerified: false }, answers);
    await user.click(screen.getByRole('button', { name: "Manda di nuovo l'e-mail" }));
    expect((await screen.findByRole('alert')).textContent).toContain("L'e-mail non è partita");
    expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: "Manda di nuovo l'e-mail" }))).toBe(
      false,
    );
  });

  it.each([
    ['it', 'Non hai ancora un listino: vedi quantità e schede, non i prezzi.'],
    ['en', 'You have no price list yet: you see quantities and sheets, not prices.'],
  ])('is a missing price list, in %s [PRO-008, WER-021]', async (language, text) => {
    await setLanguage(language);
    await openProfile({ pricelist: null, pricelistName: null });
    expect(screen.getByText(text)).toBeDefined();
  });

  it('is gone with a press that asks for a price list; what was edited meanwhile can be saved', async () => {
    const lacking = { pricelist: null, pricelistName: null };
    const askPriceList = sessionUserWith({
      ...lacking,
      priceListAskedAt: new Date().toISOString(),
      revision: 2,
    });
    const { user, asked, became } = await openProfile(lacking, { AskPriceList: () => ({ askPriceList }) });
    write('Città', 'Imola');
    became({ revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Chiedi un listino' }));
    expect(await screen.findByText(/Lo hai chiesto il .*: ti avvisiamo per e-mail appena c'è/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Chiedi (un listino|di nuovo)/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Richiesta di un listino' }));
    expect(field('Città').value).toBe('Imola');
    await user.click(update());
    await screen.findByText('Profilo aggiornato.');
    const saved = asked.find(({ operation }) => operation === 'UpdateProfile')?.variables;
    expect(saved?.profile).toMatchObject({ city: 'Imola', revision: 2 });
  });

  it.each([
    ['privato', { type: 'privato', company: null }, 'Come privato vedi quantità e schede, non i prezzi.'],
    ['super utente', { superUser: true }, 'Non hai ancora un listino: vedi quantità e schede, non i prezzi.'],
    ['e-mail', { emailVerified: false }, 'Non hai ancora un listino: vedi quantità e schede, non i prezzi.'],
  ])('tells those who cannot ask what they see: %s', async (_, changes, text) => {
    await openProfile({ pricelist: null, pricelistName: null, ...changes });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Chiedi un listino' })).toBeNull();
  });

  it('can be asked again after a day, and says when nobody was told', async () => {
    const before = { pricelist: null, priceListAskedAt: '2026-11-18T10:00:00.000Z' };
    const { user } = await openProfile(before, { AskPriceList: () => refused('mail-not-sent') });
    expect(screen.getByText(/Lo hai chiesto il 18\/11\/2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Chiedi di nuovo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('La richiesta non è partita');
  });

  it('is no price list that is there [PRO-008]', async () => {
    await openProfile();
    expect(screen.queryByText(/Non hai ancora un listino/)).toBeNull();
  });
});

describe('who looked at what one sees, to help', () => {
  const look = {
    at: '2026-11-18T08:12:00.000Z',
    by: 'Giulia Ferrero',
    quotationId: null,
    quotationName: null,
  };

  it('is told by name, with what and when', async () => {
    const views = [
      { ...look, what: 'quotation', quotationId: 'q1', quotationName: 'Casa Mengoni' },
      { ...look, what: 'catalogue' },
    ];
    await openProfile({}, { OwnHelpViews: () => ({ ownHelpViews: views }) });
    expect(await screen.findByText('Giulia Ferrero ha guardato il preventivo Casa Mengoni')).toBeTruthy();
    expect(screen.getByText('Giulia Ferrero ha guardato il catalogo')).toBeTruthy();
    expect(screen.getAllByText('18/11/2026 09:12')).toHaveLength(2);
  });

  it('is a short list until all of it is asked for', async () => {
    const views = Array.from({ length: 7 }, (_, at) => ({
      ...look,
      at: `2026-11-1${at}T08:00:00.000Z`,
      what: 'quotations',
    }));
    const { user } = await openProfile({}, { OwnHelpViews: () => ({ ownHelpViews: views }) });
    expect(await screen.findAllByText('Giulia Ferrero ha guardato i preventivi')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Mostra tutti e 7' }));
    expect(screen.getAllByText('Giulia Ferrero ha guardato i preventivi')).toHaveLength(7);
  });

  it('is not mentioned while nobody did', async () => {
    await openProfile();
    expect(screen.queryByText('Chi ti ha aiutato')).toBeNull();
  });
});
