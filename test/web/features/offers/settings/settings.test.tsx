import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#shared/schemas/offer-settings.ts';
import type { OfferSettingsInput } from '#shared/schemas/offer-settings-input.ts';
import { aServer } from '#test/support/a-server.ts';
import { givenTexts } from '#test/support/builders/given-texts.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import SettingsPage from '#web/features/offers/settings/settings-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

const { updatedAt: _, updatedBy: __, ...first } = firstSettings;
const start = {
  ...first,
  ...givenTexts,
  given: givenTexts,
  revision: 3,
  businessName: 'Conti',
  nextNumber: 12,
};

/** A server of one owner's data for offers. */
function aSettingsServer() {
  let stored: typeof start & { vat?: unknown } = start;
  return {
    change: (changes: object) => {
      stored = { ...stored, ...changes };
    },
    ...aServer({
      OwnOfferSettings: () => ({ offerSettings: stored }),
      UpdateOfferSettings: ({ input: { revision, vat, ...fields } }: { input: OfferSettingsInput }) => {
        if (revision !== stored.revision)
          throw new GraphqlFailure('conflict', { by: 'Anna Rossi', at: '2026-11-20T09:00:00.000Z' });
        const codes = vat?.map((code) => ({ ...code, note: code.note ? { it: code.note } : null }));
        stored = {
          ...stored,
          ...(fields as object),
          vat: codes ?? [],
          revision: revision + 1,
        } as typeof start;
        return { updateOfferSettings: stored };
      },
    }),
  };
}

async function opened(user: Parameters<typeof signIn>[0] = {}, address = '/profilo/offerte') {
  signIn({ type: 'imbianchino', country: 'IT', company: 'Ditta Rossi', ...user });
  const server = aSettingsServer();
  const screens = openScreens(address, {
    '/profilo/offerte': (timer) => <SettingsPage timer={timer} />,
  });
  await screen.findByRole('textbox', { name: 'Ragione sociale' });
  return { ...server, ...screens };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salva' });
type Sent = { input: OfferSettingsInput };

describe('the data for offers', () => {
  it('begin in the field that an offer lacks [OFR-068]', async () => {
    await opened({}, '/profilo/offerte#vatNumber');
    expect(document.activeElement).toBe(field('Partita IVA'));
  });

  it('are saved with their revision, and say so [OFR-078]', async () => {
    const { user, asked } = await opened();
    expect(save().getAttribute('aria-disabled') ?? String(save().disabled)).toBe('true');
    await user.clear(field('Ragione sociale'));
    expect(field('Ragione sociale').placeholder).toBe('Ditta Rossi');
    await user.type(field('Partita IVA'), 'IT 00743110157');
    await user.type(field('IBAN'), 'it60 x054 2811 1010 0000 0123 456');
    await user.click(screen.getByRole('radio', { name: 'Verde' }));
    await user.click(screen.getByRole('radio', { name: 'Senza IVA' }));
    await user.type(field(/Costo orario/), '24.5');
    await user.tab();
    expect(field(/Costo orario/).value).toBe('24,50');
    await user.click(save());
    expect(await screen.findByText(/Dati salvati/)).toBeDefined();
    expect(asked<Sent>('UpdateOfferSettings')).toMatchObject([
      {
        input: {
          ...{ revision: 3, businessName: null, vatNumber: 'IT 00743110157', accent: 'green' },
          ...{ regime: 'flat', hourlyCost: 245_000, iban: 'IT60 X054 2811 1010 0000 0123 456' },
        },
      },
    ]);
  });

  it('say at the field what is wrong, once it was left, and are not saved [OFR-078]', async () => {
    const { user } = await opened();
    await user.type(field('IBAN'), 'IT60X0542811101000000123457');
    expect(screen.queryByText(/IBAN non valido/)).toBeNull();
    await user.tab();
    expect(screen.getByText('IBAN non valido: controlla le cifre.')).toBeDefined();
    await user.type(field('Partita IVA'), '00743110158');
    await user.tab();
    expect(screen.getByText('Partita IVA non valida: controlla le cifre.')).toBeDefined();
  });

  it('lead to the first wrong field when they are saved, with every error shown [OFR-078]', async () => {
    const { user, asked } = await opened();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('checkbox', { name: /^Ricorda l'offerta/ }));
    await user.clear(screen.getAllByRole('textbox', { name: 'Giorni' })[0] as HTMLElement);
    await user.type(field('Partita IVA'), '1');
    await user.type(field('IBAN'), '1');
    await user.click(save());
    expect(document.activeElement).toBe(field('Partita IVA'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(screen.getByText('IBAN non valido: controlla le cifre.')).toBeDefined();
    expect(screen.getByText('Scrivi un numero da 1 a 60')).toBeDefined();
    await user.clear(field('Partita IVA'));
    await user.clear(field('IBAN'));
    await user.keyboard('{Control>}s{/Control}');
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Giorni' })[0]);
    expect(asked('UpdateOfferSettings')).toEqual([]);
  });

  it('show an IBAN in groups of four [OFR-078]', async () => {
    const { user } = await opened();
    await user.type(field('IBAN'), 'it60x0542811101000000123456');
    await user.tab();
    expect(field('IBAN').value).toBe('IT60 X054 2811 1010 0000 0123 456');
  });

  it('raise the next number, and say the next offer [OFR-007]', async () => {
    const { user, asked } = await opened();
    await user.type(field('Prefisso'), 'A-');
    await user.clear(field('Prossimo numero'));
    await user.type(field('Prossimo numero'), '11');
    await user.tab();
    expect(screen.getByText('Il numero si può solo alzare')).toBeDefined();
    await user.clear(field('Prossimo numero'));
    await user.type(field('Prossimo numero'), '40');
    const year = new Date().getFullYear();
    expect(screen.getByText(`La prossima sarà la A-40/${year}. Si può solo alzare.`)).toBeDefined();
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(asked<Sent>('UpdateOfferSettings')).toMatchObject([{ input: { prefix: 'A-', nextNumber: 40 } }]);
  });

  it('hold own VAT codes, which are added and removed [OFR-053]', async () => {
    const { user, asked } = await opened();
    const add = screen.getByRole('button', { name: 'Aggiungi aliquota' });
    await user.click(add);
    await user.click(add);
    const codes = screen.getAllByRole('group', { name: /^Aliquota \d/ });
    const [kept, gone] = codes.map((code) => within(code));
    if (!kept || !gone) throw new Error('Two codes were added');
    await user.click(gone.getByRole('button'));
    await user.type(kept.getByLabelText(/^Nome/), 'San Marino');
    await user.type(kept.getByRole('textbox', { name: /^Aliquota/ }), '17.00');
    await user.type(kept.getByLabelText('Dicitura stampata'), 'Nota');
    expect(kept.getByRole<HTMLInputElement>('textbox', { name: /^Aliquota/ }).value).toBe('17');
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(asked<Sent>('UpdateOfferSettings')).toMatchObject([
      { input: { vat: [{ label: 'San Marino', rate: 1700, note: 'Nota' }] } },
    ]);
  });

  it('hold the plan that every offer begins with [OFR-070]', async () => {
    const { user, asked } = await opened();
    await user.click(screen.getByRole('button', { name: 'Aggiungi i pagamenti' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi rata' }));
    await user.type(dialog.getByLabelText(/^Nome/), 'A saldo');
    expect(dialog.getByDisplayValue('100')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('A saldo')).toBeDefined();
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(asked<Sent>('UpdateOfferSettings')).toMatchObject([
      { input: { plan: [{ label: 'A saldo', kind: 'percent', value: 10_000, when: { at: 'end' } }] } },
    ]);
  });

  it('have no choice of regime in countries where offers know none [OFR-059]', async () => {
    await opened({ country: 'ES' });
    expect(screen.queryByRole('radio', { name: 'Senza IVA' })).toBeNull();
  });

  it('keep the changes of both windows, when they changed different things [OFR-078]', async () => {
    const { user, asked, change, pass } = await opened();
    await user.type(field('Partita IVA'), '00743110157');
    change({ revision: 4, businessName: 'Conti e figli' });
    await user.click(save());
    const question = await screen.findByRole('alertdialog');
    pass(1000);
    await user.click(within(question).getByRole('button', { name: /di entrambi|entrambe/ }));
    await screen.findByText(/Dati salvati/);
    expect(asked<Sent>('UpdateOfferSettings').at(-1)).toMatchObject({
      input: { revision: 4, businessName: 'Conti e figli', vatNumber: '00743110157' },
    });
  });

  it('keep what was typed when a save fails, and say why', async () => {
    const { user, answers } = await opened();
    answers.UpdateOfferSettings = () => {
      throw new GraphqlFailure('offline');
    };
    await user.type(field('Iscrizione'), 'REA BG-1');
    await user.click(save());
    expect(await screen.findByText(/connessione/)).toBeDefined();
    await waitFor(() => expect(field('Iscrizione').value).toBe('REA BG-1'));
  });
});

const sent = (asked: ReturnType<typeof aSettingsServer>['asked']) =>
  asked<Sent>('UpdateOfferSettings').at(-1)?.input;

describe('reminders to customers', () => {
  it('are off until the owner turns them on, with days to start from, and three at most [FUP-008]', async () => {
    const { user, asked } = await opened();
    const on = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ricorda l'offerta/ });
    expect(on.checked).toBe(false);
    expect(screen.queryByRole('textbox', { name: 'Giorni' })).toBeNull();
    await user.click(on);
    const days = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Giorni' });
    expect(days.map(({ value }) => value)).toEqual(['3', '7', '2']);
    const add = screen.getByRole('button', { name: 'Aggiungi promemoria' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Togli il promemoria 2' }));
    await user.click(screen.getByRole('button', { name: 'Togli il promemoria 2' }));
    await user.click(add);
    await user.type(screen.getAllByRole('textbox', { name: 'Giorni' })[1] as HTMLElement, '10');
    await user.selectOptions(screen.getAllByRole('combobox', { name: 'Quando' })[1] as HTMLElement, 'end');
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(sent(asked)).toMatchObject({
      remindersOn: true,
      reminders: [
        { from: 'sending', days: 3 },
        { from: 'end', days: 10 },
      ],
    });
  });
});

describe('texts to customers', () => {
  const edit = async (name: string) => {
    const page = await opened();
    await page.user.click(screen.getByRole('button', { name: `Modifica ${name}` }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };
  const typed = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

  it('are written in each language, with words put in by a press and shown as they go out [SND-016]', async () => {
    const { user, asked, dialog } = await edit("E-mail con l'offerta");
    expect(typed('Testo').value).toBe(givenTexts.mailText.it);
    await user.click(dialog.getByRole('button', { name: 'Tedesco' }));
    expect(typed('Testo').value).toBe(givenTexts.mailText.de);
    await user.clear(typed('Testo'));
    await user.click(typed('Testo'));
    await user.paste('Für , {sconto}');
    typed('Testo').setSelectionRange(4, 4);
    await user.click(dialog.getByRole('button', { name: 'Inserisci {cliente}: nome del cliente' }));
    expect(typed('Testo').value).toBe('Für {cliente}, {sconto}');
    expect(document.activeElement).toBe(typed('Testo'));
    const preview = within(dialog.getByRole('region', { name: 'Cosa vede il cliente' }));
    expect(textOf(preview.getByText(/^Für Laura Rota/))).toBe('Für Laura Rota, {sconto}');
    expect(preview.getByText('{sconto}').tagName).toBe('MARK');
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('Testo tuo')).toBeDefined();
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(sent(asked)?.mailText).toEqual({ ...givenTexts.mailText, de: 'Für {cliente}, {sconto}' });
  });

  it('come back to the text to start from, and an empty one is it [SND-016, FUP-013]', async () => {
    const { user, dialog } = await edit('Promemoria');
    expect(dialog.getByRole('button', { name: 'Rimetti il testo di partenza' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.type(typed('Oggetto'), ' subito');
    await user.click(dialog.getByRole('button', { name: 'Rimetti il testo di partenza' }));
    expect(typed('Oggetto').value).toBe(givenTexts.reminderSubject.it);
    await user.clear(typed('Testo'));
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    await user.click(screen.getByRole('button', { name: 'Modifica Promemoria' }));
    await screen.findByRole('dialog');
    expect(typed('Testo').value).toBe(givenTexts.reminderText.it);
  });

  it('that are too long hold back, in whatever language they are [SND-026]', async () => {
    const { user, dialog } = await edit('Messaggio con il link');
    await user.click(dialog.getByRole('button', { name: 'Inglese' }));
    await user.clear(typed('Testo'));
    await user.click(typed('Testo'));
    await user.paste('a'.repeat(501));
    await user.click(dialog.getByRole('button', { name: 'Italiano' }));
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(typed('Testo').value).toBe('a'.repeat(501));
  });

  it('are no notice of withdrawal where the owner empties it [ACC-023]', async () => {
    const { user, asked, dialog } = await edit('Informativa sul recesso');
    for (const language of ['Italiano', 'Inglese', 'Tedesco']) {
      await user.click(dialog.getByRole('button', { name: language }));
      expect(typed('Testo').value).not.toBe('');
      await user.clear(typed('Testo'));
    }
    await user.click(dialog.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText("Non c'è")).toBeDefined();
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(sent(asked)?.withdrawalNotice).toEqual({ it: '', en: '', de: '' });
  });
});

describe('what an owner hears of', () => {
  it('is turned off by event and channel; the bell has it always [FUP-017]', async () => {
    const { user, asked } = await opened();
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(row('Offerta vista').getAllByRole('checkbox')).toHaveLength(1);
    expect(row('Scaduta').queryByRole('checkbox')).toBeNull();
    expect(row('Scaduta').getByText('Sempre')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Rifiutata: E-mail' }));
    await user.click(screen.getByRole('checkbox', { name: 'Domanda: E-mail' }));
    await user.click(screen.getByRole('checkbox', { name: 'Offerta vista: Telefono' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rifiutata: E-mail' }));
    await user.click(screen.getByRole('checkbox', { name: /^Chiedi un codice/ }));
    await user.click(save());
    await screen.findByText(/Dati salvati/);
    expect(sent(asked)).toMatchObject({ mutedMails: ['question'], mutedPushes: ['opened'], asksCode: true });
  });
});
