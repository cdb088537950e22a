import DOMPurify, { type Config } from 'dompurify';
import {
  allowedAddress,
  allowedAttributes,
  allowedTags,
  droppedWithContent,
} from '#shared/rich-text/allow-list.ts';
import { allowedValue } from '#shared/rich-text/allowed-value.ts';
import { safeRel } from '#shared/rich-text/safe-rel.ts';
import { untilStable } from '#shared/rich-text/until-stable.ts';

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
  ALLOWED_URI_REGEXP: allowedAddress,
  // Their values are no addresses; the allow-list checks them.
  ADD_URI_SAFE_ATTR: ['target', 'rel', 'start'],
  FORBID_CONTENTS: droppedWithContent,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// DOMPurify itself cannot allow an attribute for some tags only, nor single properties of a style.
DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const kept = allowedValue(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue);
  if (kept === undefined) attribute.keepAttr = false;
  else attribute.attrValue = kept;
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('target')) element.setAttribute('rel', safeRel(element.getAttribute('rel')));
});

/** Removes all markup that the allow-list of rich texts does not contain. The server has done the same. */
export const sanitise = (html: string): string =>
  untilStable((markup) => DOMPurify.sanitize(markup, config), html);
