import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { documentKind } from '#shared/document/document-kind.ts';
import { documentModel } from '#shared/document/document-model.ts';
import {
  type DocumentOptions,
  documentLanguage,
  documentType,
  isOn,
} from '#shared/document/document-options.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { documentTitle } from '#shared/quotation-name/quotation-file-name.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Discreet } from '#web/components/discreet.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { QuotationDocument } from '#web/graphql/quotations.ts';
import { codeOf, type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { type PrintDialog, usePrintDialog } from '#web/lib/use-print-dialog.ts';
import { requestShareLinks } from '../parts/request-share-links.ts';
import { asQuotation } from '../view/use-quotation.ts';
import { errorsIn, textsIn } from './page-texts.ts';
import { PrintRefusal } from './print-refusal.tsx';
import { PrintedDocument } from './printed-document.tsx';

/** /preventivi/:id/pdf: the document alone, without the application around it (SHL-052, QPR-001 to QPR-019). */
export default function PrintPage({ dialog }: { dialog?: PrintDialog }) {
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
  const texts = textsIn[language];
  const model = useMemo(() => {
    const options = { ...query, language, onlineVersion, now: new Date() };
    return documentModel(quotation, priceQuotation(quotation), options, texts);
  }, [quotation, onlineVersion, query, language, texts]);
  return <PrintedDocument title={documentTitle(quotation, documentKind(query, texts))} model={model} />;
}

type ToPrint = { quotation: Quotation } & Pick<DocumentOptions, 'onlineVersion'>;
type Loaded = ToPrint | { failure: FailureCode } | undefined;

/** The quotation to print, with its share link `link`; undefined while they load. */
function usePrintedQuotation(id: string, link: string | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const leaving = new AbortController();
    load(id, link, leaving.signal).then(setLoaded, (error) => {
      if (!leaving.signal.aborted) setLoaded({ failure: codeOf(error) });
    });
    return () => leaving.abort();
  }, [id, link]);
  return loaded;
}

async function load(id: string, link: string | null, signal: AbortSignal): Promise<ToPrint> {
  const [{ quotation }, onlineVersion] = await Promise.all([
    request(QuotationDocument, { id }, signal),
    link === null ? undefined : onlineVersionOf(id, link, signal),
  ]);
  return { quotation: asQuotation(quotation), onlineVersion };
}

async function onlineVersionOf(quotation: string, id: string, signal: AbortSignal) {
  const link = (await requestShareLinks(quotation, signal)).find((one) => one.id === id);
  if (!link) throw new GraphqlFailure('link-expired');
  return { address: link.address, until: link.expiresAt };
}

type PrintQuery = Omit<DocumentOptions, 'language'> & {
  /** Null: the owner's language (OP59). */
  lang: string | null;
  /** Ignored: prices come from the owner's list (OP27). */
  pricelist: string | null;
  /** The share link whose QR code stands at the end. */
  link: string | null;
  /** Opens the browser's print dialog. */
  print: boolean;
};

/** Reads the address of the print view (QPR-001 to QPR-006). */
export function printQuery(search: URLSearchParams): PrintQuery {
  return {
    lang: search.get('lang'),
    pricelist: search.get('pricelist'),
    showPrices: isOn(search.get('showPrices')),
    showSpecs: isOn(search.get('showSpecs')),
    type: documentType(search.get('type')),
    link: search.get('link'),
    print: search.get('print') === '1',
  };
}
