import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, droppedWithContent } from '#shared/rich-text/allow-list.ts';
import { allowedValue } from '#shared/rich-text/allowed-value.ts';
import { safeRel } from '#shared/rich-text/safe-rel.ts';
import { untilStable } from '#shared/rich-text/until-stable.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** The deepest nesting: no real text reaches it, and every later parser can read it. */
const deepest = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: droppedWithContent,
  nestingLimit: deepest,
  // The list's own rule for styles is the one that counts, here and in the browser.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: allowedOf(tagName, attributes) }),
  },
};

function allowedOf(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const allowed: sanitizeHtml.Attributes = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kept = allowedValue(tag, name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
  return allowed.target ? { ...allowed, rel: safeRel(allowed.rel) } : allowed;
}

/** Removes all markup that the allow-list of rich texts does not contain. */
export const sanitise = (html: string): string =>
  untilStable((markup) => sanitizeHtml(markup, options), html);

/** A rich text in its languages, each sanitised. */
export function sanitiseTexts(text: Localised | null | undefined): Localised | null {
  if (!text) return null;
  const { it, en, de } = text;
  return { it: sanitise(it), ...(en && { en: sanitise(en) }), ...(de && { de: sanitise(de) }) };
}
