import DOMPurify from 'dompurify';
import type { LocalisedText } from '#shared/document/localised-text.ts';
import { RichText as Text } from '#shared/document/rich-text.tsx';
import './rich-text.css';

const sanitise = (html: string) => DOMPurify.sanitize(html);

/** A rich text of the catalogue, made safe here too. */
export const RichText = ({ text }: { text: LocalisedText }) => <Text text={text} sanitise={sanitise} />;
