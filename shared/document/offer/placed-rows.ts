import type { OfferRow } from './offer-rows.ts';
import type { OfferSnapshot } from './offer-snapshot.ts';
import type { Shown } from './printed.ts';

/** A row with the name of its section; none for one before the first section. */
export type PlacedRow = Shown<OfferRow> & { section?: string | null };

/** Every row of a version. Versions that were sent before do not tell the section of a choice that does not count. */
export const placedRows = ({
  sections,
  choices,
}: Pick<OfferSnapshot['model'], 'sections' | 'choices'>): PlacedRow[] => [
  ...sections.flatMap(({ name, rows }) => rows.map((row) => ({ ...row, section: name }))),
  ...choices.flatMap(({ rows }) => [...rows]),
];
