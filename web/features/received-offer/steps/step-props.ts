import type { SelectedOffer } from '../page/state/selected-offer.ts';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import type { AcceptanceForm } from './acceptance-form.ts';

export type StepProps = {
  guest: Guest;
  page: ShownOffer;
  selected: SelectedOffer;
  form: AcceptanceForm;
  change: (fields: Partial<AcceptanceForm>) => void;
  /** `Avanti` was pressed, and something is missing. */
  isChecked: boolean;
  /** Why the code was refused. */
  refusal: unknown;
  /** A new code has gone out: what was said of the one before is over. */
  onSent: () => void;
};
