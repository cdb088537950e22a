import type { ComponentProps } from 'react';
import type { QuotationPlace } from '#shared/quotation-name/quotation-title.ts';
import type { Meta } from '#web/components/page-frame.tsx';
import type { SaveFailure } from '#web/components/save-failure.tsx';

export type QuotationFacts = {
  meta: readonly Meta[];
  /** The name of the price list in use. */
  priceList: string | null | undefined;
  /** Why it could not be saved; stays until dismissed. */
  failure: ComponentProps<typeof SaveFailure> | undefined;
};

/** The name and 'Bologna (BO)'; without a province no brackets. */
export const metaOf = ({ name, location, province }: QuotationPlace): Meta[] => [
  { icon: 'file', text: name },
  { icon: 'map-marker', text: province ? `${location} (${province.toUpperCase()})` : location },
];
