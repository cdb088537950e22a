import { useEffect, useState } from 'react';
import type { DocumentLanguage } from '#shared/document/document-options.ts';
import type { SharedQuotation } from '#shared/document/shared-quotation.ts';
import { fetched, fetchedDocument, saveFile } from '#web/lib/call-function.ts';
import { addresses, type SharePass, sharedAddress, sharedPdfAddress } from './document-address.ts';

type State = { shared?: SharedQuotation; failure?: unknown; isLoading: boolean };

/** The quotation of a share link, in the language of the link until another is chosen. */
export function useSharedQuotation({ quotation, token }: SharePass) {
  const [{ shared, failure, isLoading }, setState] = useState<State>({ isLoading: true });
  const [language, setLanguage] = useState<DocumentLanguage>();
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

async function readShared(pass: SharePass, language: DocumentLanguage | undefined, signal: AbortSignal) {
  const response = await fetched(sharedAddress(pass, language, addresses()), { signal });
  // The type of the operation's answer.
  return (await response.json()) as SharedQuotation;
}

/** Saves the PDF. Rejects with GraphqlFailure. */
export async function downloadShared(
  pass: SharePass,
  { document, fileName }: SharedQuotation,
): Promise<void> {
  const response = await fetchedDocument(sharedPdfAddress(pass, document.language, addresses()));
  saveFile(await response.blob(), fileName);
}
