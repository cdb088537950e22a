import type { LocalisedText } from '#shared/document/localised-text.ts';
import { RichText as Text } from '#shared/document/rich-text.tsx';
import { sanitise } from '#web/lib/sanitise.ts';
import './rich-text.css';

/** A rich text of the catalogue, made safe here too. */
export const RichText = ({ text }: { text: LocalisedText }) => <Text text={text} sanitise={sanitise} />;
