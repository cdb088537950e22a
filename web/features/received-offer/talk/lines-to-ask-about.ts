import type { LocalisedText } from '#shared/document/localised-text.ts';
import type { Content } from '../parts/guest.ts';

/** Every line that is shown, with its words. */
export const linesToAskAbout = ({ model }: Pick<Content, 'model'>): (LocalisedText & { id: string })[] =>
  [...model.sections, ...model.choices].flatMap(({ rows }) => rows.map(({ id, name }) => ({ id, ...name })));
