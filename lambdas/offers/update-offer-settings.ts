import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { type NextNumber, readNextNumber } from '#lambdas/store/offer/offer-number-store.ts';
import { changeOfferSettings, readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { ownTexts } from '#lambdas/store/offer/used-texts.ts';
import { DomainError } from '#shared/errors.ts';
import { readIban } from '#shared/identifiers/iban.ts';
import { readTaxCode } from '#shared/identifiers/tax-code.ts';
import { readVatNumber } from '#shared/identifiers/vat-number.ts';
import { yearInRome } from '#shared/offers/offer-number.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import { type OfferSettingsInput, offerSettingsInput } from '#shared/schemas/offer-settings-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { answeredSettings } from './answered-settings.ts';

/** Saves the caller's data for offers; existing offers keep theirs (OFR-007, OFR-053, OFR-078). */
export const updateOfferSettings = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ input: offerSettingsInput }),
  async run({ input }, { user, now }) {
    const [stored, next] = await Promise.all([
      readOfferSettings(user.id),
      readNextNumber(user.id, yearInRome(now)),
    ]);
    mustBuildOn(input.revision, stored);
    const settings = { ...edited(stored, input, user), ...nextRevision(input.revision, user, now) };
    await saveOrConflict(
      () => changeOfferSettings(user.id, settings, movedNumber(next, input.nextNumber)),
      () => readOfferSettings(user.id),
    );
    return answeredSettings(user, now);
  },
});

/** The counter before the wanted number; undefined when it stays. It goes upwards only (OFR-007). */
function movedNumber(next: NextNumber, wanted: number | undefined): NextNumber | undefined {
  if (wanted === undefined || wanted === next.number) return undefined;
  if (wanted < next.number) throw new DomainError('number-behind', { number: next.number });
  return { ...next, number: wanted - 1 };
}

function edited(stored: OfferSettings, input: OfferSettingsInput, user: CurrentUser): OfferSettings {
  const { revision, nextNumber, vat, ...fields } = input;
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...stored,
    ...named,
    ...ownTexts(input),
    vatNumber: identifier('vatNumber', stored, input, (typed) => readVatNumber(typed, user.country)),
    taxCode: identifier('taxCode', stored, input, (typed) =>
      user.country === 'IT' ? readTaxCode(typed) : typed,
    ),
    iban: identifier('iban', stored, input, readIban),
    ...(vat && { vat: vat.map(({ note, ...code }) => ownCode(code, note)) }),
  };
}

const ownCode = (code: { code: string; label: string; rate: number }, note: string | null) => ({
  ...code,
  nature: null,
  note: note === null ? null : { it: note, en: note, de: note },
  stampable: false,
});

/** An identifier in its stored form; a wrong one is refused at its field. */
function identifier(
  field: 'vatNumber' | 'taxCode' | 'iban',
  stored: OfferSettings,
  input: OfferSettingsInput,
  read: (typed: string) => string | null | undefined,
): string | null {
  const typed = input[field];
  if (typed == null) return typed === null ? null : stored[field];
  const value = read(typed);
  if (value === undefined) throw new DomainError('invalid-input', { field: `input.${field}` });
  return value;
}
