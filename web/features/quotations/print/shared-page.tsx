import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { documentLanguage } from '#shared/document/document-options.ts';
import { fill } from '#shared/document/document-texts.ts';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { Language } from '#shared/languages.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Discreet } from '#web/components/discreet.tsx';
import { Refusal } from '#web/components/refusal.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { fetched, fetchedDocument, saveFile } from '#web/lib/call-function.ts';
import { codeOf } from '#web/lib/failure.ts';
import { type PrintDialog, usePrintDialog } from '#web/lib/use-print-dialog.ts';
import {
  addresses,
  type SharePass,
  sharedAddress,
  sharedHeaders,
  sharedPdfAddress,
} from './document-address.ts';
import { sharedFailureText, textsIn } from './page-texts.ts';
import { PrintedDocument } from './printed-document.tsx';
import './shared-page.css';

/** /preventivi/:id/pdf#token=…: the document of a share link (decision 12). */
export default function SharedPage({ token, dialog }: { token: string; dialog?: PrintDialog }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const pass = { quotation: id, token };
  const { shared, failure, isLoading, setLanguage, retry } = useSharedQuotation(pass);
  usePrintDialog(search.get('print') === '1', shared !== undefined, dialog);
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

const otherLanguage = { it: 'en', en: 'it' } as const;

type BarProps = {
  pass: SharePass;
  shared: SharedQuotation;
  /** Why the other language could not be loaded. */
  failure: unknown;
  isLoading: boolean;
  onLanguage: (language: Language) => void;
};

/** The actions of a visitor; absent on paper. */
function SharedBar({ pass, shared, failure, isLoading, onLanguage }: BarProps) {
  const { language } = shared.document;
  const { shared: texts } = textsIn[language];
  const other = otherLanguage[language];
  const pdf = useDownload(pass, shared);
  const shownFailure = pdf.failure ?? failure;
  return (
    <header className="shared-bar">
      <div className="shared-actions">
        <span className="shared-until muted s">
          {fill(texts.validUntil, { date: formatDate(shared.validUntil) })}
        </span>
        <Button
          variant="text"
          icon="language"
          lang={other}
          busy={isLoading}
          onClick={() => onLanguage(other)}
        >
          {textsIn[other].shared.readIn}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="primary" icon="download" busy={pdf.isBusy} onClick={() => void pdf.run()}>
          {texts.pdf}
        </Button>
      </div>
      {shownFailure !== undefined && <Alert tone="err">{sharedFailureText(shownFailure, language)}</Alert>}
    </header>
  );
}

function useDownload(pass: SharePass, shared: SharedQuotation) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await downloadShared(pass, shared);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}

type RefusalProps = { failure: unknown; language: Language; onRetry: () => void };

/** In place of a shared document: the link is no longer good, or the user may retry. */
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

type State = { shared?: SharedQuotation; failure?: unknown; isLoading: boolean };

/** The quotation of a share link, in the language of the link until another is chosen. */
function useSharedQuotation({ quotation, token }: SharePass) {
  const [{ shared, failure, isLoading }, setState] = useState<State>({ isLoading: true });
  const [language, setLanguage] = useState<Language>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    const leaving = new AbortController();
    setState((now) => ({ ...now, isLoading: true }));
    readShared({ quotation, token }, language, leaving.signal).then(
      (answer) => setState({ shared: answer, isLoading: false }),
      (error) => {
        if (!leaving.signal.aborted) setState((now) => ({ ...now, failure: error, isLoading: false }));
      },
    );
    return () => leaving.abort();
  }, [quotation, token, language, attempt]);
  return { shared, failure, isLoading, setLanguage, retry: () => setAttempt((count) => count + 1) };
}

async function readShared(pass: SharePass, language: Language | undefined, signal: AbortSignal) {
  const response = await fetched(sharedAddress(pass, language, addresses()), {
    signal,
    headers: sharedHeaders(pass),
  });
  // The type of the operation's answer.
  return (await response.json()) as SharedQuotation;
}

/** Saves the PDF. Rejects with GraphqlFailure. */
async function downloadShared(pass: SharePass, { document, fileName }: SharedQuotation): Promise<void> {
  const address = sharedPdfAddress(pass, document.language, addresses());
  const response = await fetchedDocument(address, { headers: sharedHeaders(pass) });
  saveFile(await response.blob(), fileName);
}
