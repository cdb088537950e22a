import { useEffect, useState } from 'react';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { PrintQuotationDocument, type PrintQuotationQuery } from '#web/graphql/graphql.ts';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';

export type Loaded = { quotation: Quotation } | { failure: FailureCode } | undefined;

/** The quotation to print; undefined while it is on its way. */
export function usePrintedQuotation(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const leaving = new AbortController();
    request(PrintQuotationDocument, { id }, leaving.signal).then(
      ({ quotation }) => setLoaded({ quotation: toQuotation(quotation) }),
      (error) => {
        if (!leaving.signal.aborted) setLoaded({ failure: codeOf(error) });
      },
    );
    return () => leaving.abort();
  }, [id]);
  return loaded;
}

function toQuotation({ selectedProducts, ...quotation }: PrintQuotationQuery['quotation']): Quotation {
  const rows = selectedProducts.map((row) => ({ ...row, attachments_i18n: {} }));
  // The server answers its own type Quotation; GraphQL only widens the fixed words (units, price types) to String.
  return { ...quotation, selectedProducts: rows, attachments: [] } as Quotation;
}
