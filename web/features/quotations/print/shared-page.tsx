import { useParams } from 'react-router-dom';
import { type DocumentLanguage, documentLanguage } from '#shared/document/document-options.ts';
import { Button } from '#web/components/button.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { sharedFailureText, textsIn } from './page-texts.ts';
import { Refusal } from './print-refusal.tsx';
import { Discreet, PrintedDocument } from './printed-document.tsx';
import { SharedBar } from './shared-bar.tsx';
import { useSharedQuotation } from './use-shared-quotation.ts';
import './shared-page.css';

/** /preventivi/:id/pdf#token=…: the document of a share link (decision 12). */
export default function SharedPage({ token }: { token: string }) {
  const { id = '' } = useParams();
  const pass = { quotation: id, token };
  const { shared, failure, isLoading, setLanguage, retry } = useSharedQuotation(pass);
  const language = shared?.document.language ?? documentLanguage(document.documentElement.lang);
  return (
    <div className="shared-page" lang={language}>
      <Discreet />
      {shared && (
        <SharedBar
          pass={pass}
          shared={shared}
          failure={failure}
          isLoading={isLoading}
          onLanguage={setLanguage}
        />
      )}
      {shared && <PrintedDocument title={shared.document.job.name} model={shared.document} />}
      {!shared && isLoading && <Spinner large label={textsIn[language].screen.loading} />}
      {!shared && !isLoading && <SharedRefusal failure={failure} language={language} onRetry={retry} />}
    </div>
  );
}

type RefusalProps = { failure: unknown; language: DocumentLanguage; onRetry: () => void };

/** In place of a shared document: the link has expired, or the user may retry. */
function SharedRefusal({ failure, language, onRetry }: RefusalProps) {
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
