import type { LocalisedText } from './localised-text.ts';

/** Makes markup safe to show. */
export type Sanitise = (html: string) => string;

/** A rich text of the catalogue. The server has sanitised it; the browser does it again. */
export function RichText({ text, sanitise }: { text: LocalisedText; sanitise: Sanitise }) {
  return (
    <div
      className="rich-text"
      lang={text.language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rich texts are markup, what the list allows alone (shared/rich-text/allow-list.ts)
      dangerouslySetInnerHTML={{ __html: sanitise(text.text) }}
    />
  );
}
