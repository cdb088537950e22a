import en from '#locales/en/document.json';
import it from '#locales/it/document.json';
import type { DocumentLanguage } from '#shared/document/document-options.ts';
import { Button } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { Refusal } from './print-refusal.tsx';
import { sharedFailureText } from './shared-failure.ts';

const textsIn = { it, en };

type Props = { failure: unknown; language: DocumentLanguage; onRetry: () => void };

/** In place of a shared document: the link is no longer good, or it may work when it is tried again. */
export function SharedRefusal({ failure, language, onRetry }: Props) {
  const { screen, shared } = textsIn[language];
  if (codeOf(failure) === 'link-expired')
    return <Refusal title={screen.expiredTitle} text={shared.expired} />;
  return (
    <Refusal title={screen.failedTitle} text={sharedFailureText(failure, language)}>
      <Button variant="primary" icon="refresh" onClick={onRetry}>
        {shared.retry}
      </Button>
    </Refusal>
  );
}
