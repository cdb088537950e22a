import errorsEn from '#locales/en/errors.json';
import errorsIt from '#locales/it/errors.json';
import type { DocumentLanguage } from '#shared/document/document-options.ts';
import { fill } from '#shared/document/document-texts.ts';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';

const errorsIn = { it: errorsIt, en: errorsEn };

/** Why it did not work, in the language of the document; for a full limit with the seconds to wait. */
export function sharedFailureText(failure: unknown, language: DocumentLanguage): string {
  const errors = errorsIn[language];
  const wait = failure instanceof GraphqlFailure ? failure.params?.retryAfter : undefined;
  if (wait !== undefined) return fill(errors['too-many-requests_detail'], { retryAfter: String(wait) });
  return errors[codeOf(failure)];
}
