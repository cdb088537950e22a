import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { anAccount, aUsersServer, button, field, giulia, openUsers, pick, stefan } from './open-users.tsx';

type Saved = { user: Record<string, unknown> };
const save = () => button('Salva');
const combo = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

async function editing(name: string, accounts = [giulia, anAccount(), stefan]) {
  const server = aUsersServer(accounts);
  const opened = await openUsers();
  await opened.edit(name);
  const saved = () => server.asked<Saved>('SaveUser').map(({ user }) => user);
  return { ...opened, server, saved };
}

describe('editing a user', () => {
  it('sends all of a user but the credentials, and the e-mail is read-only [USR-020, USR-062, USR-086]', async () => {
    const { user, saved } = await editing('Andrea Conti');
    expect(field(/^E-mail/).readOnly).toBe(true);
    expect(isOff(save())).toBe(true);
    await user.type(field(/^Città/), ' alta');
    await user.click(save());
    expect(await screen.findByText('Andrea Conti: modifiche salvate')).toBeTruthy();
    expect(saved()).toEqual([
      expect.objectContaining({
        id: 'andrea',
        revision: 3,
        city: 'Bergamo alta',
        pricelist: 'pcu',
        archived: false,
      }),
    ]);
    expect(saved()[0]).not.toHaveProperty('email');
  });

  it('shows beside what is edited when the user signed in last and what they made', async () => {
    const { user, saved } = await editing('Andrea Conti');
    const made = await screen.findByRole('link', { name: '12 preventivi' });
    expect(made.getAttribute('href')).toBe('/preventivi?owner=andrea&archived=true');
    // The list of super users who looked comes later.
    expect(await screen.findByText('18/11/2026 09:12', { selector: 'dd' })).toBeTruthy();
    expect(await screen.findByText('17/11/2026', { selector: 'dd' })).toBeTruthy();
    await user.type(field(/^Città/), ' alta');
    await user.click(save());
    await screen.findByText('Andrea Conti: modifiche salvate');
    expect(saved()[0]).not.toHaveProperty('lastSignInAt');
  });

  it('leads to what the user sees, and says who looked at it already; of oneself there is nothing to look at', async () => {
    const { server } = await editing('Andrea Conti');
    const activity = await screen.findByRole('group', { name: 'Attività' });
    const link = await within(activity).findByRole('link', { name: 'Vedi come questo utente' });
    expect(link.getAttribute('href')).toBe('/utenti/andrea/vista');
    expect(
      await within(activity).findByText('Chiara Marangoni ha guardato il preventivo Casa Mengoni'),
    ).toBeTruthy();
    expect(server.asked('HelpViews')).toEqual([{ userId: 'andrea' }]);
  });

  it('offers no look at oneself', async () => {
    await editing('Giulia Ferrero');
    await screen.findByRole('link', { name: '12 preventivi' });
    expect(screen.queryByRole('link', { name: 'Vedi come questo utente' })).toBeNull();
  });

  it('says when a user never signed in', async () => {
    await editing('Stefan Huber');
    const activity = await screen.findByRole('group', { name: 'Attività' });
    expect(await within(activity).findByText('Mai')).toBeTruthy();
    expect(within(activity).queryByRole('link', { name: /preventiv/ })).toBeNull();
  });

  it('needs type, nationality, names, consent, and a company where one works for one [USR-056, USR-057, USR-058, USR-059, USR-060, USR-061]', async () => {
    const { user, saved } = await editing('Andrea Conti');
    await user.selectOptions(combo(/^Tipo/), '');
    await user.clear(field(/^Nome/));
    await user.clear(field(/^Cognome/));
    await user.click(screen.getByRole('checkbox', { name: /informativa sulla privacy/ }));
    expect(save().title).toBe('Da completare: Tipo di utente, Nome, Cognome e Privacy');
    await user.selectOptions(combo(/^Tipo/), 'agente');
    await user.clear(field(/^Azienda/));
    expect(save().title).toBe('Da completare: Nome, Cognome, Azienda e Privacy');
    expect(saved()).toEqual([]);
  });

  it('leaves out phone and province where an older record has none', async () => {
    const { user, saved } = await editing('Andrea Conti', [
      giulia,
      anAccount({ phone: null, province: null }),
    ]);
    await user.type(field(/^Città/), ' alta');
    await user.click(save());
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('warns that a price list goes with another country, and takes it back with the country [OPC-48]', async () => {
    const { user, saved } = await editing('Andrea Conti');
    await pick(user, /^Nazione/, 'Germania');
    const said = screen.getByText(/La lingua ora è English/).parentElement;
    expect([said?.getAttribute('aria-live'), said?.textContent]).toEqual([
      'polite',
      "La lingua ora è English: se serve, cambiala.Il listino PCU non vale per questo paese (Germania): se salvi, l'utente resta senza quel listino.",
    ]);
    expect(said?.parentElement?.contains(combo(/^Nazione/))).toBe(true);
    expect(combo(/^Listino/).value).toBe('');
    await pick(user, /^Nazione/, 'Italia');
    expect(screen.queryByText(/Il listino PCU non vale/)).toBeNull();
    await pick(user, /^Nazione/, 'Germania');
    await user.click(save());
    await waitFor(() => expect(saved()[0]).toMatchObject({ country: 'DE', pricelist: null, province: null }));
  });

  it('says that the language went with the country until it is chosen', async () => {
    const { user } = await editing('Andrea Conti');
    await pick(user, /^Nazione/, 'Germania');
    await user.selectOptions(combo(/^Lingua/), 'it');
    expect(screen.queryByText(/La lingua ora è/)).toBeNull();
    await pick(user, /^Nazione/, 'Italia');
    expect(screen.queryByText(/La lingua ora è/)).toBeNull();
  });

  it('warns that a private user keeps no price list [OPC-48, USR-049]', async () => {
    const { user } = await editing('Andrea Conti');
    await user.selectOptions(combo(/^Tipo/), 'privato');
    expect(screen.getByText("Un privato non ha un listino: se salvi, l'utente perde PCU.")).toBeTruthy();
  });

  it('confirms the suggested price list at once, without losing what was typed [OPC-35]', async () => {
    const waiting = anAccount({ pricelist: null, pricelistConfirmed: false });
    const { user, server, saved } = await editing('Andrea Conti', [giulia, waiting]);
    await user.type(field(/^Città/), ' alta');
    await user.click(button('Conferma listino'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Conferma listino' })).toBeNull());
    expect(server.asked('ConfirmPriceList')).toEqual([{ id: 'andrea', revision: 3 }]);
    expect(combo(/^Listino/).value).toBe('pcu');
    await user.click(save());
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ revision: 4, city: 'Bergamo alta', pricelist: 'pcu' }),
    );
  });

  it('archives and restores others with a switch [OPC-33]', async () => {
    const { user, saved } = await editing('Andrea Conti');
    await user.click(screen.getByRole('switch', { name: 'Archiviato' }));
    await user.click(save());
    await waitFor(() => expect(saved()[0]).toMatchObject({ archived: true }));
  });

  it('makes others super users, of all countries or of some [USR-064, USR-065, USR-074, USR-080, USR-081]', async () => {
    const { user, saved } = await editing('Andrea Conti');
    await user.click(screen.getByRole('checkbox', { name: /^Super utente/ }));
    await user.selectOptions(combo(/^Gestisce gli utenti/), 'allExcept');
    await pick(user, /^Paesi esclusi/, 'Francia');
    await user.click(save());
    await user.type(await screen.findByLabelText(/^La tua password/), 'Colori-2026!{Enter}');
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({
        isSuper: true,
        managementMode: 'allExcept',
        managedCountries: ['FR'],
      }),
    );
  });

  it('of oneself changes neither rights nor archive, and refreshes the session [USR-063, USR-064, USR-065, OPC-11, OPC-33]', async () => {
    const { user, saved, server } = await editing('Giulia Ferrero');
    expect(screen.queryByRole('checkbox', { name: /^Super utente/ })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Archiviato' })).toBeNull();
    await user.type(field(/^Città/), ' alta');
    await user.click(save());
    await waitFor(() => expect(server.asked('CurrentUser')).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ isSuper: true, managementMode: 'all', archived: false });
  });

  it('keeps the changes of both where they are of different fields [OPC-50]', async () => {
    const { user, server, saved } = await editing('Andrea Conti');
    await user.type(field(/^Città/), ' alta');
    server.saveElsewhere('andrea', { company: 'Conti e figli' });
    await user.click(save());
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('definition').textContent).toContain('Conti e figli');
    await waitFor(() => expect(isOff(button('Tieni entrambe'))).toBe(false));
    await user.click(button('Tieni entrambe'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saved().at(-1)).toMatchObject({ city: 'Bergamo alta', company: 'Conti e figli' });
  });

  it('asks whose version counts when somebody else saved meanwhile, and keeps what was typed [OPC-50]', async () => {
    const { user, server, saved } = await editing('Andrea Conti');
    await user.type(field(/^Città/), ' alta');
    server.saveElsewhere('andrea', { company: 'Conti e figli' });
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    expect(question.textContent).toContain('Chiara Marangoni');
    await user.click(within(question).getByRole('button', { name: 'Torna alle mie modifiche' }));
    expect(field(/^Città/).value).toBe('Bergamo alta');
    await waitFor(() => expect(isOff(save())).toBe(false));
    await user.click(save());
    await screen.findByRole('button', { name: 'Sovrascrivi con la mia' });
    await waitFor(() => expect(isOff(button('Sovrascrivi con la mia'))).toBe(false));
    await user.click(button('Sovrascrivi con la mia'));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ revision: 4, city: 'Bergamo alta' }));
  });

  it('that fails keeps what was typed, with an alert that can be dismissed', async () => {
    const { user, server } = await editing('Andrea Conti');
    server.answers.SaveUser = () => {
      throw new GraphqlFailure('last-administrator');
    };
    await user.type(field(/^Città/), ' alta');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("È l'ultimo amministratore");
    await user.click(within(alert).getByRole('button', { name: 'Chiudi avviso' }));
    expect(field(/^Città/).value).toBe('Bergamo alta');
  });

  it('says when the user is gone', async () => {
    const server = aUsersServer();
    const { user } = await openUsers();
    server.remove('andrea');
    await user.click(button('Modifica Andrea Conti'));
    expect((await screen.findByRole('alert')).textContent).toContain('Non esiste più o non puoi vederlo.');
  });

  it('asks before what was typed is lost', async () => {
    const { user } = await editing('Andrea Conti');
    await user.type(field(/^Città/), ' alta');
    await user.click(button('Annulla'));
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the logo away, and shows it in documents or not [USR-091]', async () => {
    const shown = anAccount({ imageUrl: '/files/images/users/logo.png', imageName: 'logo.png' });
    const { user, server, saved } = await editing('Andrea Conti', [giulia, shown]);
    server.answers.RemoveImage = () => ({
      removeImage: { imageUrl: null, imageName: null, revision: 3 },
    });
    expect(screen.getByRole('img', { name: 'logo.png' })).toBeTruthy();
    await user.click(button('Togli immagine'));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'logo.png' })).toBeNull());
    expect(server.asked('RemoveImage')).toEqual([{ userId: 'andrea' }]);
    await user.click(screen.getByRole('checkbox', { name: "Mostra l'immagine sui preventivi" }));
    await user.click(save());
    await waitFor(() => expect(saved()[0]).toMatchObject({ showLogo: true }));
  });

  it('refuses a file that is no image before it is sent [USR-090, OPC-30]', async () => {
    const { user, server } = await editing('Andrea Conti');
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const input = screen.getByLabelText<HTMLInputElement>("File dell'immagine");
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect((await screen.findByRole('alert')).textContent).toContain("non è un'immagine JPEG, PNG o WebP");
    expect(server.asked('UploadUserImage')).toEqual([]);
  });
});
