import { useParams } from 'react-router-dom';
import en from '#locales/en/document.json';
import it from '#locales/it/document.json';
import { documentLanguage } from '#shared/document/document-options.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { sanitise } from '#web/lib/rich-text.ts';
import { Discreet } from './discreet.tsx';
import { SharedBar } from './shared-bar.tsx';
import { SharedRefusal } from './shared-refusal.tsx';
import { useSharedQuotation } from './use-shared-quotation.ts';
import './shared-page.css';

const textsIn = { it, en };

/** /preventivi/:id/pdf#token=…: the document of a share link, for whoever has it (decision 12). */
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
      {shared && <SharedDocument shared={shared} />}
      {!shared && isLoading && <Spinner large label={textsIn[language].screen.loading} />}
      {!shared && !isLoading && <SharedRefusal failure={failure} language={language} onRetry={retry} />}
    </div>
  );
}

function SharedDocument({ shared: { document } }: { shared: SharedQuotation }) {
  usePageTitle(document.job.name);
  return (
    <>
      <style>{documentStyle(textsIn[document.language])}</style>
      <QuotationDocument model={document} sanitise={sanitise} />
    </>
  );
}
