import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { italy } from '#shared/geography/countries.ts';
import { ibanInGroups, readIban } from '#shared/identifiers/iban.ts';
import { readTaxCode } from '#shared/identifiers/tax-code.ts';
import { readVatNumber } from '#shared/identifiers/vat-number.ts';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import type { Milestone, VatCode } from '#shared/schemas/offer.ts';
import {
  type Accent,
  accentNames,
  type OfferSettings,
  type VatRegime,
} from '#shared/schemas/offer-settings.ts';
import { type OfferSettingsInput, offerSettingsInput } from '#shared/schemas/offer-settings-input.ts';
import { largestMarkup, largestPrice, largestRate } from './offer-bounds.ts';
import { type AnsweredSending, checkSending, type SendingForm, sendingForm } from './sending-form.ts';

/** An own code of VAT while it is typed (OFR-053). */
export type OwnVatForm = { code: string; label: string; rate: string; note: string };

/** The fields that are typed as text. */
const texts = ['businessName', 'vatNumber', 'taxCode', 'registration', 'pec', 'iban', 'insurance'] as const;
type TextName = (typeof texts)[number];

/** An owner's data for offers while they are typed. */
export type SettingsForm = Record<TextName, string> &
  SendingForm & {
    accent: Accent;
    regime: VatRegime;
    hourlyCost: string;
    markup: string;
    validityDays: string;
    prefix: string;
    nextNumber: string;
    vat: OwnVatForm[];
    plan: Milestone[];
  };

/** Own codes of one owner. */
export const mostOwnCodes = 10;

/** Stored settings as they are answered. */
type AnsweredSettings = Pick<
  OfferSettings,
  TextName | 'regime' | 'hourlyCost' | 'markup' | 'validityDays' | 'prefix' | 'plan'
> &
  AnsweredSending & {
    accent: string;
    nextNumber: number;
    vat: readonly Pick<VatCode, 'code' | 'label' | 'rate' | 'note'>[];
  };

const euro = (value: number | null) => (value === null ? '' : formatEuro(value / pricePerEuro));
const percent = (hundredths: number) => formatCatalogueNumber(hundredths / 100);

/** Stored settings in the fields of their form. */
export function settingsForm(stored: AnsweredSettings): SettingsForm {
  const { accent, regime, hourlyCost, markup, validityDays, prefix, nextNumber, vat, plan } = stored;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, stored[name] ?? ''])) as Record<TextName, string>),
    ...sendingForm(stored),
    ...{ regime, prefix, plan },
    iban: ibanInGroups(stored.iban ?? ''),
    accent: accentNames.find((name) => name === accent) ?? 'petrol',
    hourlyCost: euro(hourlyCost),
    markup: percent(markup),
    validityDays: String(validityDays),
    nextNumber: String(nextNumber),
    vat: vat.map(({ code, label, rate, note }) => ({
      code,
      label,
      rate: percent(rate),
      note: note?.it ?? '',
    })),
  };
}

/** A typed value as it is understood once its field is left; one that is not understood stays (OPC-24, OFR-078). */
export const tidied = {
  iban: (typed: string) => ibanInGroups(readIban(typed) ?? '') || typed,
  hourlyCost: (typed: string) => tidy(parseCataloguePrice(typed), typed, euro),
  percent: (typed: string) => tidy(readPercent(typed), typed, percent),
};

const tidy = (value: number | null | undefined, typed: string, write: (value: number) => string): string =>
  typeof value === 'number' && Number.isFinite(value) ? write(value) : typed;

/** Hundredths of a percent, rounded half up. null: nothing typed. undefined: no number. */
function readPercent(typed: string): number | null | undefined {
  const value = parseCataloguePrice(typed);
  return typeof value === 'number' ? Math.floor((value + 50) / 100) : value;
}

const wholeOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

type Checked = { issues: FormIssues; data?: Omit<OfferSettingsInput, 'revision'> };
/** The owner's country, and the number that their next offer has. */
type Around = { country: string; nextNumber: number };
type Wrong = (field: string, reason: string) => void;

/** The settings as they are sent; or what is wrong, a translation key a field (OFR-007, OFR-053, OFR-078). */
export function checkSettings(form: SettingsForm, around: Around): Checked {
  const issues: Record<string, string> = {};
  const wrong: Wrong = (field, reason) => {
    issues[field] = `offerList.settings.invalid.${reason}`;
  };
  const identified = readIdentifiers(form, around.country, (field, message) => {
    issues[field] = message;
  });
  const numbers = readNumbers(form, around, wrong);
  const vat = form.vat.map((code, at) =>
    ownCode(code, (field, reason) => wrong(`vat.${at}.${field}`, reason)),
  );
  const sending = checkSending(form, (field, from) =>
    wrong(field, from === 'end' ? 'daysBefore' : 'daysAfter'),
  );
  const { accent, regime, plan } = form;
  const prefix = form.prefix.trim();
  if (!offerSettingsInput.shape.prefix.safeParse(prefix).success) wrong('prefix', 'prefix');
  if (Object.keys(issues).length > 0 || !numbers) return { issues };
  return { issues, data: { ...identified, ...numbers, ...sending, accent, regime, plan, vat, prefix } };
}

/** The texts of the document's head; an empty one is none. */
function readIdentifiers(form: SettingsForm, country: string, wrong: Wrong) {
  if (readVatNumber(form.vatNumber, country) === undefined)
    wrong('vatNumber', 'customers.problems.vatNumber');
  if (country === italy && readTaxCode(form.taxCode) === undefined)
    wrong('taxCode', 'customers.problems.taxCode');
  if (readIban(form.iban) === undefined) wrong('iban', 'offerList.settings.invalid.iban');
  if (!offerSettingsInput.shape.pec.safeParse(form.pec).success)
    wrong('pec', 'offerList.settings.invalid.pec');
  return Object.fromEntries(texts.map((name) => [name, form[name].trim() || null]));
}

/** Undefined while one of them is wrong. The next number is sent when the owner raised it (OFR-007). */
function readNumbers(form: SettingsForm, { nextNumber }: Around, wrong: Wrong) {
  const [hourlyCost, markup] = [parseCataloguePrice(form.hourlyCost), readPercent(form.markup)];
  const [days, number] = [wholeOf(form.validityDays), wholeOf(form.nextNumber)];
  const isCost = hourlyCost !== undefined && Number(hourlyCost) <= largestPrice;
  const isMarkup = markup !== undefined && Number(markup) <= largestMarkup;
  const areDays = days !== undefined && days >= 1 && days <= 365;
  const isNext = number !== undefined && number >= nextNumber;
  if (!isCost) wrong('hourlyCost', 'number');
  if (!isMarkup) wrong('markup', 'markup');
  if (!areDays) wrong('validityDays', 'days');
  if (!isNext) wrong('nextNumber', 'nextNumber');
  if (!isCost || !isMarkup || !areDays || !isNext) return undefined;
  return {
    ...{ hourlyCost, markup: markup ?? 0, validityDays: days },
    nextNumber: number === nextNumber ? undefined : number,
  };
}

/** An own code as it is sent: a label, and a rate of at most 30 %. */
function ownCode({ code, label, rate, note }: OwnVatForm, wrong: Wrong) {
  const read = readPercent(rate);
  if (label.trim() === '') wrong('label', 'label');
  if (read == null || read > largestRate) wrong('rate', 'rate');
  return { code, label: label.trim(), rate: read ?? 0, note: note.trim() || null };
}
