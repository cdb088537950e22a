import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';

/** Days that an archive of personal data waits for its user. */
export const archiveDays = 7;

/** The parts of an archive, batch by batch. */
export const personalDataWork = z.object({
  uid: z.string(),
  language: z.enum(languages),
  /** Ids of the user's quotations. */
  quotations: z.array(z.array(z.string())),
  /** Ids of the user's offers. */
  offers: z._default(z.array(z.array(z.string())), []),
  /** Entries of the catalogue that the user may have changed. */
  catalogue: z.array(z.array(z.object({ kind: z.enum(['product', 'phase', 'pricelist']), id: z.string() }))),
});
export type PersonalDataWork = z.output<typeof personalDataWork>;

/** Where a step of the job stands among the others. */
export type PersonalDataStep =
  | { what: 'person' | 'images' | 'overview' | 'archive' }
  | { what: 'quotations' | 'offers'; ids: readonly string[] }
  | { what: 'catalogue'; entries: PersonalDataWork['catalogue'][number] };

/** The steps in their order; the archive is put together last. */
export const personalDataSteps = (
  work: Pick<PersonalDataWork, 'quotations' | 'offers' | 'catalogue'>,
): PersonalDataStep[] => [
  { what: 'person' },
  { what: 'images' },
  ...work.quotations.map((ids) => ({ what: 'quotations', ids }) as const),
  ...work.offers.map((ids) => ({ what: 'offers', ids }) as const),
  ...work.catalogue.map((entries) => ({ what: 'catalogue', entries }) as const),
  { what: 'overview' },
  { what: 'archive' },
];
