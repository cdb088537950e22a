import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOfferOfFacades, aReceivedOffer, type Received } from '#test/support/builders/received-offer.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { isOff } from '#test/support/is-off.ts';
import { drawOn, openReceived, paperForCanvases, Refused } from './open-received.tsx';

beforeEach(paperForCanvases);

type Fields = Partial<Received['content']>;
type Answers = NonNullable<Parameters<typeof openReceived>[0]>['answers'];

const facades = (content: Fields = {}, more: Partial<Omit<Received, 'content'>> = {}) =>
  aReceivedOffer(anOfferOfFacades(), { ...more, content });

const accepted = { at: '2026-12-03T09:42:00.000Z', chosen: ['graffiti'] };
const acceptedPage = (more: Fields['accepted'] | object = {}) =>
  facades(
    {
      accepted: {
        ...{ ...accepted, total: 1_249_265, signed: false, mailed: false, deposit: null },
        ...{ withdrawalUntil: null, withdrawnAt: null, receiptTo: null, cancelledOn: null, ...more },
      },
    },
    { state: 'accepted', outcome: { by: 'customer', at: accepted.at } },
  );

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const terms = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: "Ho letto l'offerta e le condizioni e le accetto.",
  });

async function begin(page: Received = facades(), answers: Answers = {}, timer = handTimer().timer) {
  const opened = await openReceived({ page, answers, timer });
  await press(opened.user, "Accetta l'offerta");
  return opened;
}

/** To the signature, by the keyboard alone from the name on. */
async function signWithKeyboard(user: UserEvent, { code }: { code?: string } = {}) {
  await press(user, 'Avanti');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await user.click(box);
  }
  await press(user, 'Avanti');
  await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
  await press(user, 'Avanti');
  if (code) {
    await user.type(screen.getByRole('textbox', { name: 'Codice di 6 cifre' }), code);
    await press(user, 'Avanti');
  }
  await press(user, 'Firmo con la tastiera');
}

const signButton = () => screen.getByRole('button', { name: /^Firma e accetta/ });

describe('the steps of an acceptance', () => {
  it('take a double press of the button for one [ACC-021]', async () => {
    const { user } = await begin();
    await user.dblClick(screen.getByRole('button', { name: 'Avanti' }));
    expect([title(), screen.getByText('Passo 2 di 4').textContent]).toEqual(['Condizioni', 'Passo 2 di 4']);
    expect(terms().getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are summary, terms, name and signature; back loses nothing [ACC-021, ACC-022, ACC-024]', async () => {
    const { user } = await begin();
    expect([title(), screen.getByText('Passo 1 di 4').textContent]).toEqual(['Riepilogo', 'Passo 1 di 4']);
    expect(screen.getByText('Antigraffiti al piano terra')).toBeTruthy();
    await press(user, 'Avanti');
    expect([title(), terms().checked]).toEqual(['Condizioni', false]);
    const isInvalid = () => terms().matches('[aria-invalid="true"], :invalid');
    expect([terms().getAttribute('aria-required'), isInvalid()]).toEqual(['true', false]);
    await press(user, 'Avanti');
    expect([title(), isInvalid()]).toEqual(['Condizioni', true]);
    await user.click(terms());
    await press(user, 'Avanti');
    expect(title()).toBe('Nome');
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome e cognome' });
    expect(name().value).toBe('');
    await user.type(name(), 'R2{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('almeno tre caratteri');
    expect(document.activeElement).toBe(name());
    await user.clear(name());
    await user.type(name(), 'Laura Rota');
    await press(user, 'Avanti');
    expect(title()).toBe('Firma');
    await press(user, 'Indietro');
    expect(name().value).toBe('Laura Rota');
    await press(user, 'Indietro');
    expect(terms().checked).toBe(true);
    await press(user, "Chiudi e torna all'offerta");
    expect(document.activeElement).toBe(screen.getByRole('button', { name: "Accetta l'offerta" }));
    await press(user, "Accetta l'offerta");
    await press(user, 'Avanti');
    expect(terms().checked).toBe(true);
  });

  it('move the focus to the title of each step [ACC-051]', async () => {
    const { user } = await begin();
    await press(user, 'Avanti');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Condizioni' }));
  });

  it('ask a consumer for a second tick, and name the duty to pay below the total [ACC-021, ACC-023]', async () => {
    const { user } = await begin(facades({ isConsumer: true, withdrawal: 'Puoi recedere entro 14 giorni.' }));
    await press(user, 'Avanti');
    expect(screen.getByText('Puoi recedere entro 14 giorni.').getAttribute('lang')).toBe('it');
    await user.click(terms());
    await press(user, 'Avanti');
    expect(screen.getByRole('alert').textContent).toBe('Spunta le due caselle per continuare.');
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: "Ho letto l'informativa sul diritto di recesso." }),
    );
    await press(user, 'Indietro');
    await signWithKeyboard(user);
    const bar = screen.getByRole('region', { name: "Accetta l'offerta" });
    expect(bar.textContent).toContain(
      'Totale IVA compresa12.492,65\u00a0€Firma e accetta con obbligo di pagare',
    );
  });

  it('ask a firm in which role a person signs [ACC-024]', async () => {
    const { user, did } = await begin(facades({ isFirm: true }));
    await press(user, 'Avanti');
    await user.click(terms());
    await press(user, 'Avanti');
    await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await user.type(screen.getByRole('textbox', { name: /^In qualità di/ }), 'Amministratrice');
    await press(user, 'Avanti');
    await press(user, 'Firmo con la tastiera');
    await user.click(signButton());
    expect(did('accept')[0]).toMatchObject({ role: 'Amministratrice' });
  });

  it('end with a signature: until there is one its button is off [ACC-025, ACC-026]', async () => {
    const { user } = await begin();
    await press(user, 'Avanti');
    await user.click(terms());
    await press(user, 'Avanti');
    await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await press(user, 'Avanti');
    expect(isOff(signButton())).toBe(true);
    await press(user, 'Firmo con la tastiera');
    expect(isOff(signButton())).toBe(false);
    expect(signButton().textContent).toBe('Firma e accetta · 12.492,65\u00a0€');
  });

  it('name key, version, hash, selection, total, ticks, name and signature [ACC-030]', async () => {
    const { user, did } = await begin();
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(did('accept')).toEqual([
      {
        ...{ offer: 'offer', token: 'secret', do: 'accept', key: expect.any(String) },
        ...{ version: 1, hash: 'a'.repeat(64), total: 1_249_265, language: 'it' },
        selection: { options: ['graffiti'], alternatives: {} },
        ...{ terms: true, name: 'Laura Rota', signature: { kind: 'typed' } },
      },
    ]);
  });
});

describe('what is newer during the steps', () => {
  const looksAt = (version: number, state: string) => ({ look: () => ({ version, state, signed: false }) });
  const look = () => window.dispatchEvent(new Event('focus'));

  it('is said in each of them; the reader alone exchanges it, and the name stays [ACC-011, ACC-041]', async () => {
    let page = facades();
    const { user } = await begin(page, { read: () => page, ...looksAt(2, 'sent') });
    page = facades({ hash: 'b'.repeat(64) }, { version: 2 });
    look();
    const notice = () => screen.getByText("C'è una nuova versione di questa offerta.");
    await waitFor(notice);
    await press(user, 'Avanti');
    expect([title(), notice()]).toEqual(['Condizioni', expect.anything()]);
    await user.click(terms());
    await press(user, 'Avanti');
    await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota{Enter}');
    expect([title(), notice()]).toEqual(['Firma', expect.anything()]);
    await press(user, 'Aggiorna');
    expect(await screen.findByText(/versione 2 ·/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
    await press(user, "Accetta l'offerta");
    await press(user, 'Avanti');
    await user.click(terms());
    await press(user, 'Avanti');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome e cognome' }).value).toBe(
      'Laura Rota',
    );
  });

  it('may be another state; while it cannot be read the step stays, and keeps the focus [ACC-011]', async () => {
    let isDown = false;
    const { user } = await begin(facades(), {
      ...looksAt(1, 'declined'),
      read: () => {
        if (isDown) throw new TypeError('offline');
        return facades();
      },
    });
    look();
    expect(await screen.findByText('Questa offerta è cambiata mentre la leggevi.')).toBeTruthy();
    isDown = true;
    await press(user, 'Aggiorna');
    expect(await screen.findByText(/Manca la connessione/)).toBeTruthy();
    expect(title()).toBe('Riepilogo');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aggiorna' }));
  });

  it('is said once, where a refusal leads to it already [ACC-011, ACC-041]', async () => {
    const { user } = await begin(facades(), {
      ...looksAt(2, 'sent'),
      accept: () => {
        throw new Refused(409, 'offer-changed');
      },
    });
    look();
    await screen.findByRole('button', { name: 'Aggiorna' });
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(await screen.findByRole('button', { name: 'Leggi la nuova versione' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
  });
});

describe('a drawn signature', () => {
  async function toPad(user: UserEvent) {
    await press(user, 'Avanti');
    await user.click(terms());
    await press(user, 'Avanti');
    await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await press(user, 'Avanti');
    return screen.findByRole('img', { name: 'Riquadro per la firma' });
  }
  const wave = Array.from({ length: 20 }, (_, at) => ({ x: 40 + at * 10, y: 50 + (at % 2) * 30 }));

  it('is kept as whole points of a field of 600 × 200, without time or pressure [ACC-025, ACC-027]', async () => {
    const { user, did } = await begin();
    // Half as wide as the field.
    drawOn(await toPad(user), wave, 300);
    await waitFor(() => expect(isOff(signButton())).toBe(false));
    await user.click(signButton());
    const [{ signature }] = did('accept') as unknown as [
      { signature: { kind: string; strokes: number[][] } },
    ];
    expect(Object.keys(signature).toSorted()).toEqual(['kind', 'strokes']);
    expect([signature.kind, signature.strokes.length]).toEqual(['drawn', 1]);
    expect(signature.strokes[0]?.slice(0, 4)).toEqual([80, 100, 100, 160]);
  });

  it('below the least ink is none, and `Cancella` empties it [ACC-025]', async () => {
    const { user } = await begin();
    const pad = await toPad(user);
    drawOn(
      pad,
      [
        { x: 40, y: 50 },
        { x: 44, y: 50 },
      ],
      300,
    );
    await act(async () => {});
    expect(isOff(signButton())).toBe(true);
    drawOn(pad, wave, 300);
    await waitFor(() => expect(isOff(signButton())).toBe(false));
    await press(user, 'Cancella');
    expect(isOff(signButton())).toBe(true);
  });

  it('stays when the customer goes back, and when the phone is turned [ACC-021, ACC-025]', async () => {
    const { user, did } = await begin();
    drawOn(await toPad(user), wave, 300);
    await waitFor(() => expect(isOff(signButton())).toBe(false));
    await press(user, 'Indietro');
    await press(user, 'Avanti');
    const turned = await screen.findByRole('img', { name: 'Riquadro per la firma' });
    drawOn(turned, wave, 600);
    await user.click(signButton());
    const [{ signature }] = did('accept') as unknown as [{ signature: { strokes: number[][] } }];
    expect(signature.strokes.map((stroke) => stroke.slice(0, 2))).toEqual([
      [80, 100],
      [40, 50],
    ]);
  });
});

describe('a code', () => {
  const asked = facades({ asksCode: 'm•••@e•••.it' });

  it('is sent on request to the address that the offer knows [ACC-028]', async () => {
    const { user, did } = await begin(asked, { code: () => ({ to: 'm•••@e•••.it' }) });
    await press(user, 'Avanti');
    await user.click(terms());
    await press(user, 'Avanti');
    await user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await press(user, 'Avanti');
    expect([title(), did('code')]).toEqual(['Codice', []]);
    expect(screen.getByText('Premi «Mandami il codice» e te lo mandiamo a m•••@e•••.it.')).toBeTruthy();
    await press(user, 'Mandami il codice');
    expect(await screen.findByText('Codice mandato a m•••@e•••.it.')).toBeTruthy();
    expect(did('code')).toEqual([{ offer: 'offer', token: 'secret', do: 'code', version: 1 }]);
    await press(user, 'Avanti');
    expect(screen.getByRole('alert').textContent).toContain('6 cifre');
  });

  it('that is wrong leads back to its step, with the tries that are left; the signature stays [ACC-029]', async () => {
    const { user, did } = await begin(asked, {
      accept: () => {
        throw new Refused(403, 'code-wrong', { left: 4 });
      },
    });
    await signWithKeyboard(user, { code: '123456' });
    await user.click(signButton());
    await waitFor(() => expect(title()).toBe('Codice'));
    const field = screen.getByRole('textbox', { name: 'Codice di 6 cifre' });
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Il codice non è giusto. Tentativi rimasti: 4.',
    );
    expect(screen.getAllByText('Il codice non è giusto. Tentativi rimasti: 4.')).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Codice di 6 cifre' }), '654321{Enter}');
    expect(isOff(signButton())).toBe(false);
    await user.click(signButton());
    expect(did('accept').map(({ code }) => code)).toEqual(['123456', '654321']);
  });
});

describe('a code for which no address works', () => {
  async function toCode(asksCode: string, answers: Answers = {}) {
    const opened = await begin(facades({ asksCode }), answers);
    await press(opened.user, 'Avanti');
    await opened.user.click(terms());
    await press(opened.user, 'Avanti');
    await opened.user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota{Enter}');
    return opened;
  }
  const asksTheOwner = () => {
    expect(screen.getByRole('alert').textContent).toContain('Chiedi a Conti Tinteggiature di correggere');
    expect(screen.getByRole('link', { name: 'Scrivi a Conti Tinteggiature' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mandami il codice' })).toBeNull();
  };

  it('names the owner to write to [ACC-028]', async () => {
    await toCode('');
    asksTheOwner();
  });

  it('names the owner, too, when the address turns out not to work [ACC-028]', async () => {
    const { user } = await toCode('m•••@e•••.it', {
      code: () => {
        throw new Refused(400, 'recipient-missing');
      },
    });
    await press(user, 'Mandami il codice');
    await screen.findByRole('alert');
    asksTheOwner();
  });
});

describe('a code that was sent', () => {
  const asked = facades({ asksCode: 'm•••@e•••.it' });
  const sent = 'Codice mandato a m•••@e•••.it.';

  async function toCode(answers: Answers = {}) {
    const opened = await begin(asked, { code: () => ({ to: 'm•••@e•••.it' }), ...answers });
    await press(opened.user, 'Avanti');
    await opened.user.click(terms());
    await press(opened.user, 'Avanti');
    await opened.user.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota{Enter}');
    await press(opened.user, 'Mandami il codice');
    await screen.findByText(sent);
    return opened;
  }

  async function signWith(user: UserEvent, code: string) {
    await user.type(screen.getByRole('textbox', { name: 'Codice di 6 cifre' }), `${code}{Enter}`);
    if (screen.queryByRole('button', { name: 'Firmo con la tastiera' }))
      await press(user, 'Firmo con la tastiera');
    await user.click(signButton());
    await waitFor(() => expect(title()).toBe('Codice'));
  }

  it('is remembered when the customer goes back, or types it wrong [ACC-028]', async () => {
    const { user } = await toCode({
      accept: () => {
        throw new Refused(403, 'code-wrong', { left: 4 });
      },
    });
    await press(user, 'Indietro');
    await press(user, 'Avanti');
    expect(screen.getByText(sent)).toBeTruthy();
    await signWith(user, '123456');
    expect(screen.getByText(sent)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mandami il codice' })).toBeNull();
  });

  it('is over after the last try; a new one ends what was said of it [ACC-028, ACC-029]', async () => {
    const { user } = await toCode({
      accept: () => {
        throw new Refused(403, 'code-wrong', { left: 0 });
      },
    });
    await signWith(user, '123456');
    const over = 'Il codice non è giusto e non vale più. Fattene mandare uno nuovo.';
    expect(screen.getByText(over)).toBeTruthy();
    await press(user, 'Mandami il codice');
    expect(await screen.findByText(sent)).toBeTruthy();
    expect(screen.queryByText(over)).toBeNull();
  });

  it.each([
    [60, 'Riprova tra 60 s.'],
    [1734, 'Riprova tra 29 minuti.'],
    [40_000, 'Riprova tra 12 ore.'],
  ])('too often can be asked for again after %i seconds', async (retryAfter, text) => {
    const { user, answers } = await toCode();
    const refuse = () => {
      throw new Refused(429, 'too-many-requests', { retryAfter });
    };
    Object.assign(answers, { code: refuse });
    await press(user, 'Mandamene un altro');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('is there after a reload, with step, ticks and name; code and signature are not kept [ACC-021]', async () => {
    const { user, unmount } = await toCode();
    await user.type(screen.getByRole('textbox', { name: 'Codice di 6 cifre' }), '123456{Enter}');
    expect(title()).toBe('Firma');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
    unmount();
    const again = await openReceived({ page: asked });
    expect([title(), screen.getByText(sent).textContent]).toEqual(['Codice', sent]);
    const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Codice di 6 cifre' });
    expect(code().value).toBe('');
    await again.user.type(code(), '123456{Enter}');
    expect(isOff(signButton())).toBe(true);
    await press(again.user, 'Firmo con la tastiera');
    expect(screen.getByText('Laura Rota', { selector: '.typed' })).toBeTruthy();
    again.unmount();
    // Another version is read first.
    await openReceived({ page: facades({ asksCode: 'm•••@e•••.it', hash: 'b'.repeat(64) }) });
    expect(title()).toBe('Rifacimento delle facciate');
  });
});

describe('an acceptance', () => {
  it('shows day and hour, and the signed copy without a reload once it is there [ACC-036]', async () => {
    const { timer, pass } = handTimer();
    let page: Received = facades();
    let signed = false;
    const { user } = await begin(
      page,
      {
        read: () => page,
        accept: () => {
          page = acceptedPage();
          return { at: accepted.at };
        },
        look: () => ({ version: 1, state: 'accepted', signed }),
      },
      timer,
    );
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(await screen.findByText('Hai accettato questa offerta il 03/12/2026 alle 10:42.')).toBeTruthy();
    expect(screen.getByText('Preparo la copia firmata…')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Laura Rota');
    signed = true;
    page = acceptedPage({ signed: true });
    await act(async () => pass(3_000));
    expect(await screen.findByRole('button', { name: 'Scarica la copia firmata' })).toBeTruthy();
    expect(screen.queryByText('Preparo la copia firmata…')).toBeNull();
  });

  it('whose answer is lost goes again with its key, three times, and is never called failed [ACC-038, ACC-043]', async () => {
    const { timer, pass } = handTimer();
    let isDown = true;
    const { user, did } = await begin(
      facades(),
      {
        accept: () => {
          if (isDown) throw new TypeError('lost');
          return { at: accepted.at };
        },
      },
      timer,
    );
    await signWithKeyboard(user);
    await user.click(signButton());
    for (const pause of [1_000, 2_000, 4_000]) {
      const before = did('accept').length;
      await act(async () => pass(pause));
      await waitFor(() => expect(did('accept')).toHaveLength(before + 1));
    }
    expect(await screen.findByText('Non so se è arrivata. Riprova: non accetti due volte.')).toBeTruthy();
    isDown = false;
    await user.click(signButton());
    await waitFor(() => expect(did('accept')).toHaveLength(5));
    expect(new Set(did('accept').map(({ key }) => key)).size).toBe(1);
  });

  it('whose answer was lost is shown from its title on once the steps are closed [ACC-043, ACC-051]', async () => {
    const { timer, pass } = handTimer();
    let page: Received | undefined = facades();
    const lost = () => {
      throw new TypeError('lost');
    };
    const { user } = await begin(page, { read: () => page ?? lost(), accept: lost }, timer);
    page = undefined;
    await signWithKeyboard(user);
    await user.click(signButton());
    for (const pause of [1_000, 2_000, 4_000]) await act(async () => pass(pause));
    expect(await screen.findByText(/^Non so se è arrivata/)).toBeTruthy();
    page = acceptedPage();
    const scrolled = vi.spyOn(window, 'scrollTo');
    await press(user, "Chiudi e torna all'offerta");
    const heading = await screen.findByRole('heading', { level: 1, name: 'Offerta accettata' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolled.mock.lastCall).toEqual([0, 0]);
  });

  it('of a version that is no longer the newest leads to the new one: the name stays, ticks and signature go [ACC-041]', async () => {
    let page = facades();
    const { user } = await begin(page, {
      read: () => page,
      accept: () => {
        throw new Refused(409, 'offer-changed');
      },
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(
      await screen.findByText("C'è una nuova versione di questa offerta: leggila prima di rispondere."),
    ).toBeTruthy();
    page = facades({ hash: 'b'.repeat(64) }, { version: 2 });
    await press(user, 'Leggi la nuova versione');
    expect(await screen.findByText(/versione 2 ·/)).toBeTruthy();
    await press(user, "Accetta l'offerta");
    await press(user, 'Avanti');
    expect(terms().checked).toBe(false);
    await user.click(terms());
    await press(user, 'Avanti');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome e cognome' }).value).toBe(
      'Laura Rota',
    );
    await press(user, 'Avanti');
    expect(isOff(signButton())).toBe(true);
  });

  it('stays as it is while the new version cannot be read [ACC-041]', async () => {
    let isDown = false;
    const { user } = await begin(facades(), {
      read: () => {
        if (isDown) throw new TypeError('offline');
        return facades();
      },
      accept: () => {
        isDown = true;
        throw new Refused(409, 'offer-changed');
      },
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    await user.click(await screen.findByRole('button', { name: 'Leggi la nuova versione' }));
    expect(await screen.findByText(/Manca la connessione/)).toBeTruthy();
    expect([title(), screen.getByText('Laura Rota', { selector: '.typed' }).textContent]).toEqual([
      'Firma',
      'Laura Rota',
    ]);
    isDown = false;
    await press(user, 'Leggi la nuova versione');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(title()).toBe('Rifacimento delle facciate');
  });

  it('of an offer that has just expired keeps name and signature, and asks to extend it in one tap [ACC-040]', async () => {
    const message = { id: 'm', at: accepted.at, by: 'customer', text: 'Prorogala', line: null, version: 1 };
    let page = facades();
    const { user, did } = await begin(page, {
      read: () => page,
      accept: () => {
        throw new Refused(409, 'offer-expired', { date: '20/12/2026' });
      },
      ask: () => ({ message }),
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(await screen.findByText(/Questa offerta è scaduta il 20\/12\/2026\./)).toBeTruthy();
    await press(user, 'Chiedi di prorogarla');
    expect(await screen.findByText(/Ho chiesto di prorogarla/)).toBeTruthy();
    expect([did('ask').length, isOff(signButton()), title()]).toEqual([1, true, 'Firma']);
    const reload = screen.getByRole('button', { name: "Ricarica l'offerta" });
    await waitFor(() => expect(document.activeElement).toBe(reload));
    page = facades({}, { state: 'expired' });
    await user.click(reload);
    await waitFor(() => expect(title()).toBe('Rifacimento delle facciate'));
    expect(screen.getByText(/^Questa offerta è scaduta il 20\/12\/2026\./)).toBeTruthy();
  });

  it('of an expired offer says that it was extended: the new version is read, and signed anew [ACC-011, ACC-040]', async () => {
    let found = { version: 1, state: 'expired', signed: false };
    let page = facades();
    const { user, did } = await begin(page, {
      read: () => page,
      look: () => found,
      accept: () => {
        throw new Refused(409, 'offer-expired', { date: '20/12/2026' });
      },
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    const extend = await screen.findByRole('button', { name: 'Chiedi di prorogarla' });
    const look = async (count: number) => {
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(did('look')).toHaveLength(count));
      await act(async () => {});
    };
    // It says so already.
    await look(1);
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
    extend.focus();
    found = { version: 2, state: 'sent', signed: false };
    page = facades({ hash: 'b'.repeat(64) }, { version: 2 });
    await look(2);
    expect(screen.getByText("C'è una nuova versione di questa offerta.")).toBeTruthy();
    expect(screen.queryByText(/è scaduta il/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aggiorna' }));
    await press(user, 'Aggiorna');
    expect(await screen.findByText(/versione 2 ·/)).toBeTruthy();
  });

  it('of an expired offer says why it could not ask to extend it [ACC-038, ACC-040]', async () => {
    const { user } = await begin(facades(), {
      accept: () => {
        throw new Refused(409, 'offer-expired', { date: '20/12/2026' });
      },
      ask: () => {
        throw new Refused(409, 'offer-withdrawn');
      },
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    await user.click(await screen.findByRole('button', { name: 'Chiedi di prorogarla' }));
    expect(await screen.findByText('Questa offerta è stata ritirata.')).toBeTruthy();
    expect(screen.getByRole('button', { name: "Ricarica l'offerta" })).toBeTruthy();
  });

  it.each([
    ['offer-accepted', 'già stata accettata', acceptedPage(), 'Offerta accettata'],
    [
      'offer-withdrawn',
      'è stata ritirata',
      { ...facades({}, { state: 'withdrawn' }), content: null },
      'Offerta 18/2026',
    ],
    ['total-differs', 'Il totale non è quello', facades(), 'Rifacimento delle facciate'],
  ] as const)(
    'that is refused as %s shows what the offer is by now [ACC-039, ACC-042]',
    async (code, text, then, heading) => {
      let page: object = facades();
      const { user } = await begin(facades(), {
        read: () => page,
        accept: () => {
          throw new Refused(409, code);
        },
      });
      await signWithKeyboard(user);
      await user.click(signButton());
      expect(await screen.findByText(new RegExp(text))).toBeTruthy();
      await waitFor(() => expect(isOff(signButton())).toBe(true));
      expect(document.activeElement).not.toBe(document.body);
      page = then;
      await press(user, "Ricarica l'offerta");
      await waitFor(() => expect(title()).toBe(heading));
    },
  );
});

describe('a link that was revoked during the steps', () => {
  it('leads to the page that says so [ACC-010, ACC-021]', async () => {
    let isRevoked = false;
    const refuse = () => {
      isRevoked = true;
      throw new Refused(410, 'link-expired');
    };
    const { user } = await begin(facades(), {
      read: () => (isRevoked ? refuse() : facades()),
      accept: refuse,
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    await user.click(await screen.findByRole('button', { name: "Ricarica l'offerta" }));
    expect(await screen.findByRole('heading', { name: 'Il link non è più valido' })).toBeTruthy();
  });
});

describe('what the server has answered', () => {
  const deposit = { amount: 374_780, iban: 'IT60X0542811101000000123456', reference: '18/2026' };

  it('of an acceptance is shown though the offer cannot be read anew, until it can [ACC-036, ACC-043]', async () => {
    let isDown = false;
    let page: Received = facades();
    const { user } = await begin(page, {
      read: () => {
        if (isDown) throw new TypeError('lost');
        return page;
      },
      accept: () => {
        isDown = true;
        page = acceptedPage({ deposit });
        return { at: accepted.at };
      },
    });
    await signWithKeyboard(user);
    await user.click(signButton());
    expect(await screen.findByText('Hai accettato questa offerta il 03/12/2026 alle 10:42.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Offerta accettata' }));
    expect(document.title).toBe('Offerta accettata · Conti Tinteggiature');
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    isDown = false;
    await press(user, 'Riprova');
    expect(await screen.findByText('Da pagare alla firma')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a refusal is shown, read and in view, whatever becomes of the connection [ACC-019]', async () => {
    let isDown = false;
    const { user } = await openReceived({
      answers: {
        read: () => {
          if (isDown) throw new TypeError('lost');
          return facades();
        },
        decline: () => {
          isDown = true;
          return { state: 'declined', at: accepted.at };
        },
      },
    });
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    await press(user, 'Rifiuta');
    await user.click(await screen.findByRole('button', { name: "Rifiuta l'offerta" }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Hai rifiutato questa offerta'),
    );
    expect([...new Set(shown)]).toEqual([document.activeElement]);
    expect(screen.queryByRole('button', { name: "Accetta l'offerta" })).toBeNull();
  });

  it('is no news to the page, whenever it was asked before [ACC-011]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const old = { version: 1, state: 'sent', signed: false };
    const looks = [old, promise];
    const { user, did } = await openReceived({
      answers: {
        look: () => looks.shift() ?? old,
        decline: () => ({ state: 'declined', at: accepted.at }),
      },
    });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(did('look')).toHaveLength(1));
    await press(user, 'Rifiuta');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(did('look')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: "Rifiuta l'offerta" }));
    expect(await screen.findByText(/Hai rifiutato questa offerta/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
    await act(async () => resolve(old));
    expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
  });
});

describe('an accepted offer', () => {
  it('shows the sum at the signature with IBAN and reference to copy [ACC-052]', async () => {
    const deposit = { amount: 374_780, iban: 'IT60X0542811101000000123456', reference: '18/2026' };
    const { user } = await openReceived({ page: acceptedPage({ deposit }) });
    const sum = screen.getByText('Da pagare alla firma').nextElementSibling?.textContent;
    expect(sum).toBe('3.747,80\u00a0€');
    expect(screen.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeTruthy();
    await press(user, "Copia l'IBAN");
    expect(await navigator.clipboard.readText()).toBe('IT60X0542811101000000123456');
  });

  it('has the IBAN selected where the browser does not let it be copied, and says so [ACC-052]', async () => {
    const deposit = { amount: 374_780, iban: 'IT60X0542811101000000123456', reference: '18/2026' };
    const { user } = await openReceived({ page: acceptedPage({ deposit }) });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await press(user, "Copia l'IBAN");
    expect(await screen.findByText(/il testo è selezionato, copialo tu/)).toBeTruthy();
    expect(String(getSelection())).toBe('IT60 X054 2811 1010 0000 0123 456');
  });

  it('says that the copy is in the mail only to the person who got that mail [ACC-035, ACC-036]', async () => {
    const said = /La copia firmata è anche nella tua e-mail/;
    const { unmount } = await openReceived({ page: acceptedPage({ signed: true, mailed: true }) });
    expect(screen.getByText(said)).toBeTruthy();
    unmount();
    await openReceived({ page: acceptedPage({ signed: true }) });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('that the owner noted says so with what was chosen, and has neither copy nor withdrawal [SND-042, ACC-056]', async () => {
    const page = { ...acceptedPage({ chosen: [] }), outcome: { by: 'owner' as const, at: accepted.at } };
    await openReceived({ page });
    expect(screen.getByText(/lo ha segnato Conti Tinteggiature/)).toBeTruthy();
    // It was sent with the option, which was not ticked on paper.
    expect(screen.getByRole('region', { name: 'Riepilogo' }).textContent).not.toContain('Antigraffiti');
    expect(screen.queryByText('Preparo la copia firmata…')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recedi dal contratto qui' })).toBeNull();
  });

  it('can be withdrawn from for 14 days: name and e-mail for the receipt, no reason [ACC-054]', async () => {
    let page = acceptedPage({ withdrawalUntil: '2026-12-17T22:59:59.999Z' });
    const { user, did } = await openReceived({
      page,
      answers: {
        read: () => page,
        withdraw: () => {
          page = acceptedPage({ cancelledOn: '2026-12-05', withdrawnAt: '2026-12-05T08:00:00.000Z' });
          return { at: '2026-12-05T08:00:00.000Z' };
        },
      },
    });
    expect(screen.getByText('Puoi recedere fino al 17/12/2026.')).toBeTruthy();
    await press(user, 'Recedi dal contratto qui');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recedi dal contratto' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Offerta' }).value).toBe('18/2026');
    await user.click(dialog.getByRole('button', { name: 'Conferma il recesso' }));
    expect(dialog.getAllByRole('alert')).toHaveLength(2);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Nome e cognome' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nome e cognome' }), 'Laura Rota');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail per la ricevuta' }), 'laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Conferma il recesso' }));
    expect(await screen.findByText(/Recesso confermato il 05\/12\/2026 alle 09:00/)).toBeTruthy();
    expect(screen.getByText(/^I pagamenti già fatti ti sono rimborsati entro 14 giorni/)).toBeTruthy();
    expect(did('withdraw')[0]).toMatchObject({
      name: 'Laura Rota',
      email: 'laura@rota.example',
      key: expect.any(String),
    });
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Recesso dal contratto' }),
    );
    expect(screen.queryByText('Da pagare alla firma')).toBeNull();
    expect(screen.getByText('La ricevuta è partita per laura@rota.example.')).toBeTruthy();
  });

  it('sends the receipt of a withdrawal to another address [ACC-055]', async () => {
    const page = acceptedPage({ withdrawnAt: accepted.at, receiptTo: 'laura@rotta.example' });
    const { user, did } = await openReceived({ page });
    expect(screen.getByText('La ricevuta è partita per laura@rotta.example.')).toBeTruthy();
    await press(user, 'Manda la ricevuta a un altro indirizzo');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Manda la ricevuta' }));
    expect(dialog.getByRole('alert').textContent).toContain('Scrivi un indirizzo e-mail.');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail per la ricevuta' }), 'laura@rota.example');
    await user.click(dialog.getByRole('button', { name: 'Manda la ricevuta' }));
    expect(await screen.findByText('La ricevuta è partita per laura@rota.example.')).toBeTruthy();
    expect(did('receipt')).toEqual([
      { offer: 'offer', token: 'secret', do: 'receipt', email: 'laura@rota.example' },
    ]);
  });

  it('that was withdrawn from or cancelled says so after a reload, and asks for no money [ACC-055]', async () => {
    const cancelled = { cancelledOn: '2026-12-05', deposit: null };
    const withdrawnAt = '2026-12-05T08:00:00.000Z';
    const first = await openReceived({ page: acceptedPage({ ...cancelled, withdrawnAt }) });
    expect(title()).toBe('Recesso dal contratto');
    expect(screen.getByText(/Recesso confermato il 05\/12\/2026 alle 09:00/)).toBeTruthy();
    expect(screen.queryByText('Alla firma')).toBeNull();
    first.unmount();
    await openReceived({ page: acceptedPage(cancelled) });
    expect(title()).toBe('Offerta annullata');
    expect(screen.getByText("Dal 05/12/2026 l'offerta accettata è annullata.")).toBeTruthy();
  });
});

describe('talking about an offer', () => {
  const message = (id: string, by: 'owner' | 'customer', text: string, line: string | null = null) => ({
    ...{ id, by, text, line, version: 1, at: `2026-12-0${id}T08:00:00.000Z` },
  });

  it('asks about the whole offer or one line, once for each question [ACC-016]', async () => {
    const { user, did } = await openReceived({
      answers: { ask: () => ({ message: message('1', 'customer', 'Quando iniziate?', 'paint') }) },
    });
    await press(user, 'Fai una domanda');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fai una domanda' }));
    await user.type(dialog.getByRole('textbox', { name: 'La tua domanda' }), 'Quando iniziate?');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Su che cosa' }),
      'Pittura di facciata, due mani · Facciate su strada e cortile',
    );
    await user.click(dialog.getByRole('button', { name: 'Manda la domanda' }));
    const thread = await screen.findByRole('heading', { name: 'Domande e risposte' });
    expect(thread.closest('section')?.textContent).toContain(
      'Su «Pittura di facciata, due mani · Facciate su strada e cortile»Quando iniziate?',
    );
    expect(did('ask')[0]).toMatchObject({
      version: 1,
      text: 'Quando iniziate?',
      line: 'paint',
      key: expect.any(String),
    });
  });

  it('keeps a question that is typed when the tab is loaded anew, until it is sent [ACC-016]', async () => {
    const asked = {
      id: 'm',
      at: accepted.at,
      by: 'customer',
      text: 'Quando iniziate?',
      line: null,
      version: 1,
    };
    const open = async (page = facades()) => {
      const opened = await openReceived({ page, answers: { ask: () => ({ message: asked }) } });
      const ask = async () => {
        await opened.user.click(screen.getAllByRole('button', { name: 'Fai una domanda' })[0] as HTMLElement);
        return within(await screen.findByRole('dialog', { name: 'Fai una domanda' }));
      };
      return { ...opened, ask, dialog: await ask() };
    };
    type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
    const text = (dialog: Dialog) =>
      dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua domanda' });
    const first = await open();
    await first.user.type(text(first.dialog), 'Quando iniziate?');
    await first.user.selectOptions(
      first.dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Su che cosa' }),
      'paint',
    );
    first.unmount();
    const second = await open();
    expect([
      text(second.dialog).value,
      second.dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Su che cosa' }).value,
    ]).toEqual(['Quando iniziate?', 'paint']);
    await second.user.click(second.dialog.getByRole('button', { name: 'Manda la domanda' }));
    await screen.findByText('Domanda inviata');
    expect(text(await second.ask()).value).toBe('');
    second.unmount();
    // Who comes next on the owner's device does not read it.
    const here = await open(facades({}, { inPerson: true }));
    await here.user.type(text(here.dialog), 'Quanto dura?');
    here.unmount();
    expect(text((await open()).dialog).value).toBe('');
  });

  it('shows the thread, the oldest first, as text without links [ACC-017]', async () => {
    const messages = [
      message('1', 'customer', 'Vedi https://example.com'),
      message('2', 'owner', '<b>Sì</b>'),
    ];
    await openReceived({ page: facades({ messages }) });
    const section = screen.getByRole('heading', { name: 'Domande e risposte' }).closest('section');
    const items = within(section as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Domanda · 01/12/2026 09:00Vedi https://example.com',
      'Conti Tinteggiature · 02/12/2026 09:00<b>Sì</b>',
    ]);
    expect(within(section as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('names a company that ends with a full stop without a second one', async () => {
    const page = facades();
    const { user } = await openReceived({
      page: { ...page, owner: { ...page.owner, name: 'Conti s.n.c.' } },
      answers: {},
    });
    await press(user, 'Rifiuta');
    expect(await screen.findByText('Lo diciamo subito a Conti s.n.c. Il motivo è facoltativo.')).toBeTruthy();
  });

  it('declines after a confirmation, with reason and text if one likes [ACC-019]', async () => {
    let page = facades();
    const { user, did } = await openReceived({
      page,
      answers: {
        read: () => page,
        decline: () => {
          page = facades({}, { state: 'declined', outcome: { by: 'customer', at: accepted.at } });
          return { state: 'declined', at: accepted.at };
        },
      },
    });
    await press(user, 'Rifiuta');
    const dialog = within(await screen.findByRole('dialog', { name: "Rifiuti l'offerta?" }));
    const reasons = within(dialog.getByRole('combobox', { name: 'Motivo' }))
      .getAllByRole('option')
      .slice(1);
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Troppo caro',
      "Ho scelto un'altra impresa",
      'Lavoro rinviato',
      'Preferisco altri materiali o lavorazioni',
      'Altro',
    ]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Troppo caro');
    await user.click(dialog.getByRole('button', { name: "Rifiuta l'offerta" }));
    expect(await screen.findByText(/Hai rifiutato questa offerta il 03\/12\/2026/)).toBeTruthy();
    expect(did('decline')[0]).toMatchObject({ version: 1, reason: 'price', key: expect.any(String) });
    expect(did('decline')[0]).not.toHaveProperty('text');
  });
});
