import { useCallback, useEffect, useState } from 'react';
import { codeOf } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useDoing } from '../parts/use-doing.ts';
import { sha256Of } from './sha256-of.ts';

/** The answer about a known hash: no name, amount or text (ACC-045). */
export type KnownDocument = {
  kind: 'offer' | 'signed';
  number: string;
  version: number;
  /** The day on which it was sent or accepted. */
  day: string;
  state: 'sent' | 'opened' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'cancelled' | 'superseded';
};

export type Result = { file: string | undefined; known: KnownDocument | undefined };

/** Readers of paper type digits in groups, and capitals. */
export const tidyHash = (typed: string): string => typed.replace(/\s/g, '').toLowerCase();
export const isHash = (typed: string): boolean => /^[0-9a-f]{64}$/.test(tidyHash(typed));

async function lookUp(hash: string): Promise<KnownDocument | undefined> {
  try {
    return await postFunction<KnownDocument>('verifyDocument', { hash });
  } catch (failure) {
    if (codeOf(failure) === 'not-found') return undefined;
    throw failure;
  }
}

/** Asks about a hash, at once about the one that the address names. Only the 64 digits are sent (ACC-044). */
export function useCheck(named: string) {
  const { isBusy, failure, run } = useDoing();
  const [result, setResult] = useState<Result>();
  const [unread, setUnread] = useState<'unreadable' | 'empty'>();
  const forget = useCallback(() => {
    setResult(undefined);
    setUnread(undefined);
  }, []);
  const begin = useCallback(
    (hash: () => Promise<string>, file?: string) => {
      forget();
      void run(async () => {
        const digits = await hash().catch(() => undefined);
        if (digits === undefined) setUnread('unreadable');
        if (digits !== undefined) setResult({ file, known: await lookUp(digits) });
      });
    },
    [run, forget],
  );
  const ask = useCallback((hash: string) => begin(async () => hash), [begin]);
  useEffect(() => {
    if (isHash(named)) ask(tidyHash(named));
  }, [named, ask]);
  const askFile = (file: File) => {
    if (file.size > 0) return begin(() => sha256Of(file), file.name);
    forget();
    setUnread('empty');
  };
  return { isBusy, failure, result, unread, ask, askFile, forget };
}
