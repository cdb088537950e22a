import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { documentLanguage } from '#shared/document/document-options.ts';
import { documentModel } from '#shared/document/view-model.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { errorsIn, textsIn } from './page-texts.ts';
import { type PrintQuery, printQuery } from './print-query.ts';
import { PrintRefusal } from './print-refusal.tsx';
import { Discreet, PrintedDocument } from './printed-document.tsx';
import { type ToPrint, usePrintedQuotation } from './use-printed-quotation.ts';

type PrintDialog = { timer: Timer; print: () => void };
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
  const language = documentLanguage(query.lang, quotation.user.language);
  const model = useMemo(() => {
    const options = { ...query, language, onlineVersion, now: new Date() };
    return documentModel(quotation, priceQuotation(quotation), options, textsIn[language]);
  }, [quotation, onlineVersion, query, language]);
  return <PrintedDocument title={quotationTitle(quotation)} model={model} />;
}

/** Milliseconds between opening and the print dialog (QPR-006). */
const delay = 2_000;

/** Opens the print dialog once, 2000 ms after opening, or when the document is there if that is later. */
function usePrintDialog(wanted: boolean, isReady: boolean, { timer, print }: PrintDialog): void {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const handle = timer.set(() => setIsDue(true), delay);
    return () => timer.clear(handle);
  }, [wanted, timer]);
  useEffect(() => {
    if (isDue && isReady) print();
  }, [isDue, isReady, print]);
}
