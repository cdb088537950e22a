import { allowedAttributes, allowedStyles, allowedValues } from './allow-list.ts';

/** The part of its value that an attribute may keep, `undefined` when it may not stay; names are in lower case. */
export function allowedValue(tag: string, name: string, value: string): string | undefined {
  const isAllowed = Object.hasOwn(allowedAttributes, tag) && allowedAttributes[tag]?.includes(name);
  if (!isAllowed) return undefined;
  if (name === 'style') return allowedStyle(value) || undefined;
  const form = allowedValues[name];
  return !form || form.test(value) ? value : undefined;
}

/** The declarations of a style that the list allows, one after the other as they were written. */
function allowedStyle(style: string): string {
  return style
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      const form = Object.hasOwn(allowedStyles, property) ? allowedStyles[property] : undefined;
      return form?.test(value) ? [`${property}: ${value}`] : [];
    })
    .join('; ');
}
