import { placedRows } from '#shared/document/offer/placed-rows.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import type { Content } from '../parts/guest.ts';

/** Every line that is shown, by its name and section. */
export const linesToAskAbout = ({ model }: Pick<Content, 'model'>): { id: string; text: string }[] =>
  placedRows(model).map(({ id, name, section }) => ({ id, text: placedName(name.text, section) }));
