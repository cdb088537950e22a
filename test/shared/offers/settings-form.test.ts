import { describe, expect, it } from 'vitest';
import { firstReminders } from '#shared/offers/following/reminder-days.ts';
import { faultOf } from '#shared/offers/sending-form.ts';
import { checkSettings, type SettingsForm, settingsForm, tidied } from '#shared/offers/settings-form.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';
import { givenTexts } from '#test/support/builders/given-texts.ts';

const stored = {
  ...firstSettings,
  ...givenTexts,
  ...{ revision: 4, accent: 'green', businessName: 'Conti Tinteggiature', iban: null, nextNumber: 12 },
  ...{ hourlyCost: 245_000, markup: 2550, prefix: 'A-' },
  vat: [
    { code: 'own-12345678', label: 'San Marino', rate: 1700, note: { it: 'Nota', en: 'Nota', de: 'Nota' } },
  ],
};
const form = settingsForm(stored);
const check = (changes: Partial<SettingsForm> = {}, country = 'IT') =>
  checkSettings({ ...form, ...changes }, { country, nextNumber: 12 });
const wrong = (changes: Partial<SettingsForm>, country = 'IT') => check(changes, country).issues;

describe('the form of the data for offers', () => {
  it('shows what is stored, and sends it again as it was [OFR-078]', () => {
    expect(form).toMatchObject({
      ...{ accent: 'green', businessName: 'Conti Tinteggiature', iban: '', hourlyCost: '24,50' },
      ...{ markup: '25,5', validityDays: '30', nextNumber: '12', prefix: 'A-' },
      vat: [{ code: 'own-12345678', label: 'San Marino', rate: '17', note: 'Nota' }],
    });
    expect(check()).toEqual({
      issues: {},
      data: {
        ...{ accent: 'green', businessName: 'Conti Tinteggiature', vatNumber: null, taxCode: null },
        ...{ registration: null, pec: null, iban: null, insurance: null, regime: 'ordinary', plan: [] },
        ...{ hourlyCost: 245_000, markup: 2550, validityDays: 30, prefix: 'A-', nextNumber: undefined },
        vat: [{ code: 'own-12345678', label: 'San Marino', rate: 1700, note: 'Nota' }],
        ...{ remindersOn: false, asksCode: false, mutedMails: [], mutedPushes: [] },
        reminders: [...firstReminders],
        ...givenTexts,
      },
    });
  });

  it('an accent that is no longer known becomes the first one [OFR-078]', () => {
    expect(settingsForm({ ...stored, accent: 'pink' }).accent).toBe('petrol');
  });

  it('refuses a wrong VAT number, tax code or IBAN at its field, in Italy [OFR-078, CUS-010]', () => {
    expect(wrong({ vatNumber: '00743110158' })).toEqual({ vatNumber: 'customers.problems.vatNumber' });
    expect(wrong({ vatNumber: 'IT 00743110157' })).toEqual({});
    expect(wrong({ taxCode: 'RSSMRA85T10A562T' })).toEqual({ taxCode: 'customers.problems.taxCode' });
    expect(wrong({ iban: 'IT60X0542811101000000123457' })).toEqual({
      iban: 'offerList.settings.invalid.iban',
    });
    expect(wrong({ iban: 'IT60 X054 2811 1010 0000 0123 456' })).toEqual({});
  });

  it('shows an IBAN in groups of four, and leaves a wrong one as it was typed [OFR-078]', () => {
    const iban = 'IT60X0542811101000000123456';
    expect(settingsForm({ ...stored, iban }).iban).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(tidied.iban('it60x0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(tidied.iban('IT60 X054')).toBe('IT60 X054');
    expect(tidied.iban('')).toBe('');
  });

  it('takes reminders of 1 to 60 days after the sending and of 1 to 30 before the end [FUP-008]', () => {
    const days = (from: 'sending' | 'end', typed: string, remindersOn = true) =>
      check({ remindersOn, reminders: [{ from, days: typed }] });
    expect(days('sending', '60').data?.reminders).toEqual([{ from: 'sending', days: 60 }]);
    expect(days('end', ' 30 ').data?.reminders).toEqual([{ from: 'end', days: 30 }]);
    for (const typed of ['0', '61', '', '1,5', 'due', '-3'])
      expect(days('sending', typed).issues, typed).toEqual({
        'reminders.0.days': 'offerList.settings.invalid.daysAfter',
      });
    expect(days('end', '31').issues).toEqual({
      'reminders.0.days': 'offerList.settings.invalid.daysBefore',
    });
    const off = days('end', '31', false);
    expect(off.issues).toEqual({});
    expect(off.data).not.toHaveProperty('reminders');
  });

  it('names events in one order, so that the same ones are no change [FUP-017]', () => {
    expect(settingsForm({ ...stored, mutedMails: ['declined', 'question', 'gone'] }).mutedMails).toEqual([
      ...['question', 'declined'],
    ]);
  });

  it('tells a text that is too long, and a subject of two lines [SND-017, SND-026]', () => {
    expect(faultOf('mailSubject', 'a'.repeat(150))).toBeUndefined();
    expect(faultOf('mailSubject', 'a'.repeat(151))).toBe('length');
    expect(faultOf('reminderSubject', 'a\u2028b')).toBe('lines');
    expect(faultOf('mailText', `a\n${'a'.repeat(3998)}`)).toBeUndefined();
    expect(faultOf('message', 'a'.repeat(501))).toBe('length');
    expect(faultOf('withdrawalNotice', 'a'.repeat(5001))).toBe('length');
  });

  it('takes identifiers of other countries as they are typed [CUS-011]', () => {
    expect(wrong({ vatNumber: 'DE811907980', taxCode: '12/345/67890' }, 'DE')).toEqual({});
  });

  it.each([
    ['hourlyCost', 'due', 'number'],
    ['hourlyCost', '1000001', 'number'],
    ['markup', '1000,01', 'markup'],
    ['markup', '-1', 'markup'],
    ['validityDays', '0', 'days'],
    ['validityDays', '366', 'days'],
    ['validityDays', '', 'days'],
    ['nextNumber', '11', 'nextNumber'],
    ['nextNumber', 'dodici', 'nextNumber'],
    ['prefix', 'A_1', 'prefix'],
    ['prefix', '123456789', 'prefix'],
    ['pec', 'conti@', 'pec'],
  ] as const)('refuses as %s %s [OFR-007, OFR-014, OFR-067]', (field, typed, reason) => {
    expect(wrong({ [field]: typed })).toEqual({ [field]: `offerList.settings.invalid.${reason}` });
  });

  it('raises the next number, and sends it only then [OFR-007]', () => {
    expect(check({ nextNumber: '40' }).data?.nextNumber).toBe(40);
    expect(check({ nextNumber: ' 12 ' }).data?.nextNumber).toBeUndefined();
  });

  it('needs of an own code a name, and a rate from 0 to 30 [OFR-053]', () => {
    const code = { code: 'own-abcdefgh', label: '', rate: '30,01', note: ' ' };
    expect(wrong({ vat: [...form.vat, code] })).toEqual({
      'vat.1.label': 'offerList.settings.invalid.label',
      'vat.1.rate': 'offerList.settings.invalid.rate',
    });
    expect(check({ vat: [{ ...code, label: ' 8 ', rate: '8,125' }] }).data?.vat).toEqual([
      { code: 'own-abcdefgh', label: '8', rate: 813, note: null },
    ]);
  });

  it('shows typed numbers as they are understood, and others as they were typed [OPC-24]', () => {
    expect(tidied.hourlyCost('24.5')).toBe('24,50');
    expect(tidied.percent('25.50')).toBe('25,5');
    expect([tidied.hourlyCost('due'), tidied.percent('')]).toEqual(['due', '']);
  });
});
