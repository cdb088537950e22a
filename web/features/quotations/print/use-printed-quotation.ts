import { useEffect, useState } from 'react';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { QuotationDocument } from '#web/graphql/graphql.ts';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { asQuotation } from '../view/use-quotation.ts';

export type Loaded = { quotation: Quotation } | { failure: FailureCode } | undefined;

/** The quotation to print; undefined while it is on its way. */
export function usePrintedQuotation(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const leaving = new AbortController();
    request(QuotationDocument, { id }, leaving.signal).then(
      ({ quotation }) => setLoaded({ quotation: asQuotation(quotation) }),
      (error) => {
        if (!leaving.signal.aborted) setLoaded({ failure: codeOf(error) });
      },
    );
    return () => leaving.abort();
  }, [id]);
  return loaded;
}
