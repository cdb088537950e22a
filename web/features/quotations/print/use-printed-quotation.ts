import { useEffect, useState } from 'react';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { QuotationDocument } from '#web/graphql/quotations.ts';
import { codeOf, type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { requestShareLinks } from '../parts/request-share-links.ts';
import { asQuotation } from '../view/use-quotation.ts';

export type ToPrint = { quotation: Quotation } & Pick<DocumentOptions, 'onlineVersion'>;
type Loaded = ToPrint | { failure: FailureCode } | undefined;

/** The quotation to print, with its share link `link`; undefined while they load. */
export function usePrintedQuotation(id: string, link: string | null): Loaded {
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
