import { useState } from 'react';
import type { DocumentLanguage } from '#shared/document/document-options.ts';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import type { SharePass } from './document-address.ts';
import { sharedFailureText, textsIn } from './page-texts.ts';
import { downloadShared } from './use-shared-quotation.ts';

const otherLanguage = { it: 'en', en: 'it' } as const;

type Props = {
  pass: SharePass;
  shared: SharedQuotation;
  /** Why the other language could not be loaded. */
  failure: unknown;
  isLoading: boolean;
  onLanguage: (language: DocumentLanguage) => void;
};

/** The actions of a visitor; absent on paper. */
export function SharedBar({ pass, shared, failure, isLoading, onLanguage }: Props) {
  const { language } = shared.document;
  const { shared: texts } = textsIn[language];
  const other = otherLanguage[language];
  const pdf = useDownload(pass, shared);
  const shownFailure = pdf.failure ?? failure;
  return (
    <header className="shared-bar">
      <div className="shared-actions">
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
