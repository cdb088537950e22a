import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { aFreeLine, aMilestone, aWork } from '#test/support/builders/offer.ts';
import { anOfferOfFacades, aReceivedOffer, type Received } from '#test/support/builders/received-offer.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { answerWith } from '#test/support/stub-transport.ts';
import { resizeWindow } from '#test/support/window-size.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { keepUser } from '#web/lib/session.ts';
import { aCustomersServer, openReceived, personPresses, Refused, showReceived } from './open-received.tsx';

const accept = () => screen.findByRole('button', { name: "Accetta l'offerta" });
const total = () => screen.getByText('Totale IVA compresa').nextElementSibling?.textContent;

describe('the page of an offer', () => {
  it('shows who sent it, number, version, day, end and total, and what is on paper [ACC-002, ACC-003]', async () => {
    await openReceived();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rifacimento delle facciate');
    expect(screen.getByText(/Offerta 18\/2026 · versione 1 · 23\/11\/2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chiama Conti Tinteggiature' }).getAttribute('href')).toBe(
      'tel:+395550112',
    );
    expect(screen.getByRole('link', { name: 'Scrivi a Conti Tinteggiature' }).getAttribute('href')).toBe(
      'mailto:andrea@conti.example',
    );
    const panel = screen.getByRole('region', { name: 'Totale e risposta' });
    expect(within(panel).getByText('20/12/2026')).toBeTruthy();
    expect(total()).toBe('12.492,65\u00a0€');
    const section = screen.getByRole('heading', { name: 'Ponteggio e protezioni' }).closest('section');
    expect(section?.textContent).toContain(
      'Ponteggio a telaiMontaggio, nolo 45 giorni e smontaggio, con progetto',
    );
    expect(section?.textContent).toContain('340 m² × 13,50\u00a0€4.590,00\u00a0€');
  });

  it('sends the token in bodies of POST alone; the title of the tab names who sent it, not the offer [ACC-009, SND-029, SND-030]', async () => {
    const { asked } = await openReceived();
    expect(asked.map(({ address, body }) => [address, body])).toEqual([
      ['http://localhost/functions/offerPage', { offer: 'offer', token: 'secret', do: 'read' }],
    ]);
    expect(document.title).toBe('Offerta per te · Conti Tinteggiature');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
  });

  it('keeps total and answer in a bar on phones [ACC-003]', async () => {
    resizeWindow('phone');
    await openReceived();
    const bar = screen.getByRole('region', { name: 'Totale e risposta' });
    expect(bar.textContent).toContain('Totale con 1 opzione12.492,65\u00a0€');
    expect(within(bar).getByRole('button', { name: "Accetta l'offerta" })).toBeTruthy();
  });

  it('is in the language of the version first and in German by the switch; the owner’s words stay [ACC-004]', async () => {
    const { user } = await openReceived();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lingua' }), 'de');
    expect(await screen.findByRole('button', { name: 'Angebot annehmen' })).toBeTruthy();
    expect(screen.getByText('Gesamtbetrag mit MwSt.').nextElementSibling?.textContent).toBe(
      '12.492,65\u00a0€',
    );
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('it');
    expect(screen.getByText('Ponteggio a telai').getAttribute('lang')).toBe('it');
    expect([document.documentElement.lang, localStorage.getItem('user-locale')]).toEqual(['de', null]);
  });

  it('keeps a language that was chosen, after a reload too, and while it loads [ACC-004]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    aCustomersServer({ read: () => promise });
    const { user, unmount } = showReceived();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lingua' }), 'en');
    await waitFor(() => expect(i18next.language).toBe('en'));
    resolve(aReceivedOffer());
    expect(await screen.findByRole('button', { name: 'Accept the offer' })).toBeTruthy();
    unmount();
    await openReceived();
    expect(await screen.findByRole('button', { name: 'Accept the offer' })).toBeTruthy();
    expect(localStorage.getItem('user-locale')).toBeNull();
  });

  it('of a version in English begins in English [ACC-004]', async () => {
    await openReceived({ page: aReceivedOffer(anOfferOfFacades(), { content: { language: 'en' } }) });
    expect(await screen.findByRole('button', { name: 'Accept the offer' })).toBeTruthy();
    expect(i18next.language).toBe('en');
  });
});

describe('the times of the work', () => {
  it('stand with the plan, and in the summary of the steps [ACC-002]', async () => {
    const texts = { ...anOfferOfFacades().texts, timing: 'Tempi: circa 6 giorni lavorativi' };
    const { user } = await openReceived({ page: aReceivedOffer(anOfferOfFacades({ texts })) });
    expect(screen.getAllByText(/circa 6 giorni lavorativi/)).toHaveLength(1);
    expect(screen.getByText('Tempi: circa 6 giorni lavorativi').getAttribute('lang')).toBe('it');
    await user.click(await accept());
    await screen.findByRole('heading', { name: 'Riepilogo' });
    const summary = document.querySelector('.guest-summary-title')?.nextElementSibling;
    expect(summary?.textContent).toContain('Tempi: circa 6 giorni lavorativi');
  });
});

describe('the plan', () => {
  it('says a balance once, where its words begin with it', async () => {
    const plan = (label: string) => [
      { ...aMilestone('percent', 3000), label: 'Alla firma' },
      { ...aMilestone('rest'), label },
    ];
    const rows = () =>
      [...document.querySelectorAll('.guest-plan li')].map((row) => row.firstChild?.textContent);
    const first = await openReceived({
      page: aReceivedOffer(anOfferOfFacades({ plan: plan('Saldo a fine lavori') })),
    });
    expect(rows()).toEqual(['30\u00a0%', '']);
    first.unmount();
    await openReceived({ page: aReceivedOffer(anOfferOfFacades({ plan: plan('A fine lavori') })) });
    expect(rows()).toEqual(['30\u00a0%', 'saldo']);
  });
});

describe('choosing', () => {
  it('ticks options, and shows taxable amount, VAT, total and plan at once [ACC-012, ACC-013]', async () => {
    const { user, asked } = await openReceived();
    await user.click(screen.getByRole('checkbox', { name: 'Smalto sulle ringhiere dei balconi' }));
    expect(total()).toBe('13.807,19\u00a0€');
    expect(screen.getByText('Opzioni scelte').nextElementSibling?.textContent).toBe('2.255,00\u00a0€');
    expect(screen.getByText('Imponibile').nextElementSibling?.textContent).toBe('12.551,99\u00a0€');
    expect(screen.getByText('Alla firma').nextElementSibling?.textContent).toBe('4.142,16\u00a0€');
    await user.click(screen.getByRole('checkbox', { name: 'Antigraffiti al piano terra' }));
    await user.click(screen.getByRole('checkbox', { name: 'Smalto sulle ringhiere dei balconi' }));
    expect(total()).toBe('11.401,10\u00a0€');
    // The selection reaches the server with the acceptance alone (ACC-015).
    expect(asked).toHaveLength(1);
  });

  it('takes exactly one of a group of alternatives [ACC-012]', async () => {
    const offer = anOfferOfFacades();
    offer.lines.push(
      aWork(10, 10, { id: 'silicone', description: { it: 'Silossanica' }, alternative: 'g', chosen: true }),
      aWork(10, 15, { id: 'mineral', description: { it: 'Ai silicati' }, alternative: 'g' }),
    );
    const { user } = await openReceived({ page: aReceivedOffer(offer) });
    const [silicone, mineral] = ['Silossanica', 'Ai silicati'].map((name) =>
      screen.getByRole<HTMLInputElement>('radio', { name }),
    );
    expect([silicone?.checked, mineral?.checked]).toEqual([true, false]);
    const before = total();
    await user.click(screen.getByRole('radio', { name: 'Ai silicati' }));
    expect([silicone?.checked, mineral?.checked]).toEqual([false, true]);
    expect(total()).not.toBe(before);
  });

  it('names the amount of the chosen alternative, and sums that add up with it [ACC-002, ACC-013]', async () => {
    const offer = anOfferOfFacades();
    offer.lines.push(
      aWork(10, 10, { id: 'silicone', description: { it: 'Silossanica' }, alternative: 'g', chosen: true }),
      aWork(10, 15, { id: 'mineral', description: { it: 'Ai silicati' }, alternative: 'g' }),
    );
    const { user } = await openReceived({ page: aReceivedOffer(offer) });
    const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    const cardOf = (name: string) => screen.getByRole('radio', { name }).closest('label')?.textContent;
    // The lines that stand whatever is chosen: what the two sections come to.
    const sections = [...document.querySelectorAll('.guest-section header .end')].map(
      ({ textContent }) => textContent,
    );
    expect(sections.slice(0, 2)).toEqual(['5.010,00\u00a0€', '5.675,20\u00a0€']);
    expect(said('Somma delle voci')).toBe('10.685,20\u00a0€');
    // By the basis of the others: the discount and VAT are in it.
    expect(cardOf('Silossanica')).toContain('106,70\u00a0€nel totale, IVA compresa');
    expect(cardOf('Ai silicati')).toContain('+53,35\u00a0€IVA compresa');
    expect(said('Possibilità scelta')).toBe('100,00\u00a0€');
    await user.click(screen.getByRole('radio', { name: 'Ai silicati' }));
    expect(cardOf('Ai silicati')).toContain('160,05\u00a0€nel totale, IVA compresa');
    expect(said('Possibilità scelta')).toBe('150,00\u00a0€');
    expect(said('Somma delle voci')).toBe('10.685,20\u00a0€');
  });

  it('offers no choice that discount or rounding do not fit [ACC-014]', async () => {
    const offer = anOfferOfFacades({ discount: { amount: 100_000 } });
    offer.lines.splice(
      0,
      offer.lines.length,
      aFreeLine({ id: 'small', price: 1_000_000, description: { it: 'Sopralluogo' } }),
      aWork(100, 16.5, { id: 'big', description: { it: 'Pittura' }, optional: true, chosen: true }),
    );
    await openReceived({ page: aReceivedOffer(offer) });
    const option = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pittura' });
    expect([option.checked, option.disabled]).toEqual([true, true]);
    const card = option.closest('label')?.textContent;
    expect(card).toContain('Con le altre scelte non si può togliere.');
    // Nobody can tell its part of the total, as there is none without it.
    expect(card).toMatch(/nel totale$/);
  });

  it('survives a reload in the tab; another version begins as it was sent [ACC-015]', async () => {
    const { user, unmount } = await openReceived();
    await user.click(screen.getByRole('checkbox', { name: 'Antigraffiti al piano terra' }));
    unmount();
    const again = await openReceived();
    expect(total()).toBe('11.401,10\u00a0€');
    again.unmount();
    await openReceived({
      page: aReceivedOffer(anOfferOfFacades(), { version: 2, content: { hash: 'b'.repeat(64) } }),
    });
    expect(total()).toBe('12.492,65\u00a0€');
  });
});

describe('an opening', () => {
  it('is reported after the first input of a person, and by no script that reads, scrolls or presses [ACC-005, ACC-006]', async () => {
    const { user, did } = await openReceived();
    await user.click(screen.getByRole('checkbox', { name: 'Antigraffiti al piano terra' }));
    window.scrollTo(0, 500);
    window.dispatchEvent(new Event('scroll'));
    expect(did('open')).toEqual([]);
    personPresses();
    personPresses();
    await waitFor(() =>
      expect(did('open')).toEqual([{ offer: 'offer', token: 'secret', do: 'open', version: 1 }]),
    );
  });

  it('that could not be reported is reported with the next input', async () => {
    let isDown = true;
    const { did } = await openReceived({
      answers: {
        open: () => {
          if (isDown) throw new Refused(503, 'busy');
          return {};
        },
      },
    });
    personPresses();
    await waitFor(() => expect(did('open')).toHaveLength(1));
    isDown = false;
    await act(async () => {});
    personPresses();
    await waitFor(() => expect(did('open')).toHaveLength(2));
  });

  const ownSession = () => {
    keepUser(sessionUserWith({}));
    answerWith(() => ({ offer: { id: 'offer' } }));
  };

  it('is none in the browser of the owner, who is told so [ACC-008]', async () => {
    ownSession();
    const { did } = await openReceived();
    expect(await screen.findByText('Stai vedendo la tua offerta: non conta come apertura.')).toBeTruthy();
    personPresses();
    await act(async () => {});
    expect(did('open')).toEqual([]);
  });

  it('is none on the page without a link, where the owner sees all and does nothing [ACC-008]', async () => {
    keepUser(sessionUserWith({}));
    const page = JSON.stringify(aReceivedOffer());
    answerWith((operation) =>
      operation === 'OfferAsCustomer' ? { offerAsCustomer: page } : { offer: { id: 'offer' } },
    );
    const { asked } = await openReceived({ hash: '' });
    expect(await screen.findByText('Stai vedendo la tua offerta: non conta come apertura.')).toBeTruthy();
    for (const name of ['Accetta l’offerta', 'Fai una domanda', 'PDF'])
      for (const button of screen.queryAllByRole('button', { name: new RegExp(name.replace('’', "['’]")) }))
        expect(button.getAttribute('aria-disabled'), name).toBe('true');
    expect(screen.getByRole('button', { name: /^Accetta l/ })).toBeTruthy();
    personPresses();
    window.dispatchEvent(new Event('focus'));
    await act(async () => {});
    expect(asked).toEqual([]);
  });

  it('counts on the owner’s device for a signature on the spot [ACC-008, SND-033]', async () => {
    ownSession();
    const { did } = await openReceived({ page: aReceivedOffer(anOfferOfFacades(), { inPerson: true }) });
    expect(await screen.findByRole('button', { name: 'Ho finito' })).toBeTruthy();
    expect(screen.queryByText(/Stai vedendo la tua offerta/)).toBeNull();
    personPresses();
    await waitFor(() => expect(did('open')).toHaveLength(1));
  });

  it('counts for a customer who has an account of their own', async () => {
    keepUser(sessionUserWith({}));
    answerWith(() => {
      throw new GraphqlFailure('not-found');
    });
    const { did } = await openReceived();
    await waitFor(() => {
      personPresses();
      expect(did('open')).toHaveLength(1);
    });
  });
});

describe('a link', () => {
  it('that is forged, ended, revoked or of another offer shows one page [ACC-010]', async () => {
    aCustomersServer({
      read: () => {
        throw new Refused(410, 'link-expired');
      },
    });
    showReceived();
    expect(await screen.findByText("Chiedine uno nuovo a chi te l'ha mandato.")).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that cannot be read now can be tried again', async () => {
    let isDown = true;
    aCustomersServer({
      read: () => {
        if (isDown) throw new TypeError('offline');
        return aReceivedOffer();
      },
    });
    const { user } = showReceived();
    expect(await screen.findByText(/Manca la connessione/)).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await accept()).toBeTruthy();
  });
});

describe('an open page', () => {
  it('looks once a minute and when it gets the focus, says what is new, and changes no number by itself [ACC-011]', async () => {
    const { timer, pass } = handTimer();
    let page = aReceivedOffer();
    const { user, did } = await openReceived({
      timer,
      answers: {
        read: () => page,
        look: () => ({ version: page.version, state: page.state, signed: false }),
      },
    });
    await act(async () => pass(60_000));
    await waitFor(() => expect(did('look')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
    page = aReceivedOffer(anOfferOfFacades({ discount: null }), {
      version: 2,
      content: { hash: 'b'.repeat(64) },
    });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText("C'è una nuova versione di questa offerta.")).toBeTruthy();
    expect(total()).toBe('12.492,65\u00a0€');
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(total()).toBe('12.879,02\u00a0€'));
    expect(screen.queryByText("C'è una nuova versione di questa offerta.")).toBeNull();
  });

  it('that cannot be brought up to date now says so, and stays [ACC-011]', async () => {
    let isDown = false;
    const { user } = await openReceived({
      answers: {
        read: () => {
          if (isDown) throw new TypeError('offline');
          return aReceivedOffer();
        },
        look: () => ({ version: 2, state: 'sent', signed: false }),
      },
    });
    window.dispatchEvent(new Event('focus'));
    const update = await screen.findByRole('button', { name: 'Aggiorna' });
    isDown = true;
    await user.click(update);
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(await accept()).toBeTruthy();
  });

  it('shows an answer to its question when it gets the focus, and no other change [ACC-011, ACC-017]', async () => {
    const said = (id: string, by: 'customer' | 'owner', text: string) => ({
      ...{ id, by, text, line: null, version: 1, at: `2026-12-0${id}T08:00:00.000Z` },
    });
    const [question, answer] = [said('1', 'customer', 'Quando?'), said('2', 'owner', 'Lunedì.')];
    const shown = (version: number, messages: object[]) =>
      aReceivedOffer(anOfferOfFacades(), { version, content: { messages } } as object);
    let page = shown(1, [question]);
    const { did } = await openReceived({
      answers: { read: () => page, look: () => ({ version: page.version, state: 'sent', signed: false }) },
    });
    page = shown(1, [question, answer]);
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Lunedì.')).toBeTruthy();
    // Nothing is awaited any more.
    await act(async () => {});
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(did('look')).toHaveLength(2));
    expect(did('read')).toHaveLength(2);
  });

  it('keeps its language and a question that is typed when its link was revoked [ACC-004, ACC-010, ACC-016]', async () => {
    const { user } = await openReceived({
      page: aReceivedOffer(anOfferOfFacades({ language: 'de' })),
      answers: {
        look: () => {
          throw new Refused(410, 'link-expired');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Frage stellen' }));
    await user.type(await screen.findByRole('textbox', { name: 'Ihre Frage' }), 'Wann beginnen Sie?');
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('heading', { name: 'Der Link ist nicht mehr gültig' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Ihre Frage' }).textContent).toContain('Wann beginnen Sie?');
    await user.click(screen.getByRole('button', { name: 'Frage kopieren' }));
    expect(await navigator.clipboard.readText()).toBe('Wann beginnen Sie?');
    expect(screen.getByText('Bitten Sie den Absender um einen neuen.')).toBeTruthy();
  });

  it('says so when its link was revoked [ACC-010, ACC-011]', async () => {
    await openReceived({
      answers: {
        look: () => {
          throw new Refused(410, 'link-expired');
        },
      },
    });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('heading', { name: 'Il link non è più valido' })).toBeTruthy();
  });

  it('does not look while it is hidden [ACC-011]', async () => {
    const { timer, pass } = handTimer();
    const { did } = await openReceived({ timer });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => pass(60_000));
    hidden.mockRestore();
    expect(did('look')).toEqual([]);
  });
});

describe('an offer that is not open', () => {
  it('of a version that took the place of one says so [SND-032]', async () => {
    await openReceived({ page: aReceivedOffer(anOfferOfFacades(), { version: 2, replaced: 1 }) });
    expect(screen.getByText('Questa è la versione 2: sostituisce quella che avevi ricevuto.')).toBeTruthy();
  });

  it('has expired: it cannot be accepted, and one tap asks to extend it [ACC-040]', async () => {
    const message = {
      id: 'm1',
      at: '2026-12-21T09:00:00.000Z',
      by: 'customer',
      text: 'Prorogala',
      line: null,
      version: 1,
    };
    const { user, did } = await openReceived({
      page: aReceivedOffer(anOfferOfFacades(), { state: 'expired' }),
      answers: { ask: () => ({ message }) },
    });
    expect(screen.getByText('Questa offerta è scaduta il 20/12/2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: "Accetta l'offerta" })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chiedi di prorogarla' }));
    expect(await screen.findByText('Prorogala')).toBeTruthy();
    expect(did('ask')[0]).toMatchObject({
      version: 1,
      text: expect.stringContaining('prorogarla'),
      toExtend: true,
    });
  });

  it('has expired: after a reload it knows that it was asked, until the owner answers [ACC-040]', async () => {
    const said = (by: 'customer' | 'owner', text: string) => ({
      ...{ id: by, at: '2026-12-21T09:00:00.000Z', by, text, line: null, version: 1 },
    });
    const asked = said('customer', "Vorrei accettare l'offerta, ma è scaduta: puoi prorogarla?");
    const open = (messages: Received['content']['messages']) =>
      openReceived({ page: aReceivedOffer(anOfferOfFacades(), { state: 'expired', content: { messages } }) });
    const { unmount } = await open([asked]);
    expect(screen.getByText(/Ho chiesto di prorogarla/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Chiedi di prorogarla' })).toBeNull();
    unmount();
    await open([asked, said('owner', 'Ci penso')]);
    expect(screen.getByRole('button', { name: 'Chiedi di prorogarla' })).toBeTruthy();
  });

  it('was withdrawn: it shows who sent it and how to reach them, and no content [SND-041, ACC-042]', async () => {
    await openReceived({
      page: { ...aReceivedOffer(anOfferOfFacades(), { state: 'withdrawn' }), content: null },
    });
    expect(screen.getByText('Questa offerta è stata ritirata.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chiama Conti Tinteggiature' })).toBeTruthy();
    expect(screen.queryByText(/facciate/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('was withdrawn: it says so in the language of its mails, whatever the browser speaks [ACC-004, SND-041]', async () => {
    const page = aReceivedOffer(anOfferOfFacades(), { state: 'withdrawn', language: 'de' });
    await openReceived({ page: { ...page, content: null } });
    expect(await screen.findByText('Dieses Angebot wurde zurückgezogen.')).toBeTruthy();
  });

  it('was declined: it says when, and its words open a question [ACC-020]', async () => {
    const outcome = { by: 'customer' as const, at: '2026-12-03T09:42:00.000Z' };
    const { user } = await openReceived({
      page: aReceivedOffer(anOfferOfFacades(), { state: 'declined', outcome }),
    });
    const write = screen.getByRole('button', { name: 'scrivici qui' });
    expect(write.parentElement?.textContent).toBe(
      'Hai rifiutato questa offerta il 03/12/2026. Se hai cambiato idea, scrivici qui.',
    );
    await user.click(write);
    expect(await screen.findByRole('dialog', { name: 'Fai una domanda' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: "Accetta l'offerta" })).toBeNull();
  });
});
