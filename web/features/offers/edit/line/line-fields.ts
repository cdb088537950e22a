import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { OfferView } from '../use-offer-view.ts';
import type { LineForm } from './line-form.ts';

/** A line while it is typed, as the parts of its dialog take it. */
export type LineFields = {
  view: OfferView;
  line: OfferLine;
  form: LineForm;
  set: (change: Partial<LineForm>) => void;
  errorOf: (name: keyof LineForm) => string | undefined;
};
