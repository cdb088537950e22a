import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import en from '#locales/en/document.json';
import errorsEn from '#locales/en/errors.json';
import it from '#locales/it/document.json';
import errorsIt from '#locales/it/errors.json';
import { documentLanguage } from '#shared/document/document-options.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import { documentModel } from '#shared/document/view-model.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { sanitise } from '#web/lib/rich-text.ts';
import { browserTimer } from '#web/lib/timer.ts';
import { Discreet } from './discreet.tsx';
import { type PrintQuery, printQuery } from './print-query.ts';
import { PrintRefusal } from './print-refusal.tsx';
import { type PrintDialog, usePrintDialog } from './use-print-dialog.ts';
import { type ToPrint, usePrintedQuotation } from './use-printed-quotation.ts';

/** In the language of the address, which need not be that of the interface. */
const textsIn = { it, en };
const errorsIn = { it: errorsIt, en: errorsEn };

const browserDialog: PrintDialog = { timer: browserTimer, print: () => window.print() };

/** /preventivi/:id/pdf: the document alone, without the application around it (SHL-052, QPR-001 to QPR-019). */
export default function PrintPage({ dialog = browserDialog }: { dialog?: PrintDialog }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useMemo(() => printQuery(search), [search]);
  const loaded = usePrintedQuotation(id, query.link);
  const isReady = loaded !== undefined && 'quotation' in loaded;
  usePrintDialog(query.print, isReady, dialog);
  const interfaceLanguage = documentLanguage(query.lang, document.documentElement.lang);
  return (
    <>
      <Discreet />
      {!loaded && <Spinner large label={textsIn[interfaceLanguage].screen.loading} />}
      {loaded && 'failure' in loaded && (
        <PrintRefusal
          failure={loaded.failure}
          texts={textsIn[interfaceLanguage].screen}
          errors={errorsIn[interfaceLanguage]}
        />
      )}
      {isReady && <PrintedQuotation {...loaded} query={query} />}
    </>
  );
}

type Printed = ToPrint & { query: PrintQuery };

function PrintedQuotation({ quotation, onlineVersion, query }: Printed) {
  usePageTitle(quotationTitle(quotation));
  const language = documentLanguage(query.lang, quotation.user.language);
  const texts = textsIn[language];
  const model = useMemo(() => {
    const options = { ...query, language, onlineVersion, now: new Date() };
    return documentModel(quotation, priceQuotation(quotation), options, texts);
  }, [quotation, onlineVersion, query, language, texts]);
  return (
    <>
      <style>{documentStyle(texts)}</style>
      <QuotationDocument model={model} sanitise={sanitise} />
    </>
  );
}
