import sanitizeHtml from 'sanitize-html';
import type { Localised } from '#shared/schemas/localised.ts';

/** What rich texts of the catalogue may hold; all else is dropped. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'span',
    'blockquote',
  ],
  allowedAttributes: { a: ['href', 'title'], p: ['style'], span: ['style'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto'],
};

export const sanitise = (html: string): string => sanitizeHtml(html, allowed);

/** A rich text in its languages, each sanitised. */
export function sanitiseTexts(text: Localised | null | undefined): Localised | null {
  if (!text) return null;
  const { it, en, de } = text;
  return { it: sanitise(it), ...(en && { en: sanitise(en) }), ...(de && { de: sanitise(de) }) };
}
