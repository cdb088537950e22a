import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import { useKeptState } from './use-kept-state.ts';
import type { WayProps } from './way-props.ts';

/** The terms of processing, which the first sending accepts (ACC-053). `version`: what is sent; nothing once accepted. */
export function useTerms({ owner, kept }: WayProps) {
  const [isTicked, setTicked] = useKeptState(kept, 'terms', false);
  const isAsked = owner.acceptedTerms === null;
  return {
    isAsked,
    isTicked,
    setTicked,
    isReady: !isAsked || isTicked,
    version: isAsked ? processingTerms : undefined,
  };
}
export type Terms = ReturnType<typeof useTerms>;
