import type { Language } from '#shared/languages.ts';

/** A mark that may group thousands, because three digits follow it: '1.200', in English '1,200' too. */
const italian = /^([1-9]\d{0,2})\.(\d{3})$/;
const english = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The digits of a number whose one mark may group thousands, where the rule takes it for a decimal one (OPC-24). */
export function withoutThousands(text: string, language: Language): string | undefined {
  const found = (language === 'en' ? english : italian).exec(text.trim());
  return found ? `${found[1]}${found[2]}` : undefined;
}
