import en from '#locales/en/document.json';
import errorsEn from '#locales/en/errors.json';
import it from '#locales/it/document.json';
import errorsIt from '#locales/it/errors.json';
import { fill } from '#shared/document/document-texts.ts';
import { waitOf } from '#shared/format/wait-of.ts';
import type { Language } from '#shared/languages.ts';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';

/** By the language of the document, which may differ from the language of the interface. */
export const textsIn = { it, en };
export const errorsIn = { it: errorsIt, en: errorsEn };

/** Why a request failed; a full limit says how long to wait. */
export function sharedFailureText(failure: unknown, language: Language): string {
  const errors = errorsIn[language];
  const wait = failure instanceof GraphqlFailure ? failure.params?.retryAfter : undefined;
  if (wait === undefined) return errors[codeOf(failure)];
  const { unit, count } = waitOf(Number(wait));
  const said = { retryAfter: String(count), count: String(count) };
  if (unit === 'detail') return fill(errors['too-many-requests_detail'], said);
  return fill(errors[`too-many-requests_${unit}_${count === 1 ? 'one' : 'other'}`], said);
}
