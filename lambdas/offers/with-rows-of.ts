import type { StoredOffer } from '#lambdas/store/offer/offer-items.ts';
import en from '#locales/en/offers.json' with { type: 'json' };
import it from '#locales/it/offers.json' with { type: 'json' };
import { DomainError } from '#shared/errors.ts';
import { materialLine } from '#shared/offers/copied-row.ts';
import { materialSections } from '#shared/offers/material-sections.ts';
import { offerFault } from '#shared/offers/offer-fault.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { QuotationRows } from './quotation-rows.ts';

const texts = { it, en };

/** A new offer with one material line a row of a quotation, and a section for each place (OFR-003, OFR-022). */
export function withRowsOf(
  { rows, ordered, measures }: QuotationRows,
  offer: Offer,
  newId: () => string,
): StoredOffer {
  const innerId = () => newId().slice(0, 16);
  const vat = offer.defaultVat;
  // Owners of some countries type a code of their own before the first line (OFR-055).
  if (vat === null) throw new DomainError('invalid-input', { field: 'defaultVat' });
  const places = [...new Set(measures.places.map(({ name }) => name))];
  const ofPlaces = places.map((name) => ({ id: innerId(), name, totalOnly: false }));
  const { materials } = texts[offer.language === 'en' ? 'en' : 'it'];
  const { sections, sectionIds } = materialSections(
    rows,
    [...offer.sections, ...ofPlaces],
    materials,
    innerId,
  );
  const lines = rows.map((row, at) =>
    materialLine(row, { id: innerId(), sectionId: sectionIds[at] ?? null, vat }),
  );
  const filled = settledOffer({ ...offer, sections, lines: [...offer.lines, ...lines] });
  const fault = offerFault(filled);
  if (fault) throw new DomainError(fault.code, fault.params);
  const named = lines.flatMap(({ id, material }) => {
    const row = material && ordered.get(material.sId);
    return row ? [[id, row]] : [];
  });
  return { offer: filled, rows: Object.fromEntries(named) };
}
