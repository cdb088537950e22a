import { Suspense } from 'react';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import type { OfferView } from '../use-offer-view.ts';

/** Rules of works and measures come after the lines. */
const ProposedWorks = lazyExtra(() => import('./proposed-works.tsx'));

/** An offer that has been made of materials is proposed the works for them (OFR-003, WRK-017). */
export function SuggestionsButton({ offer: { draft }, onOpen }: Pick<OfferView, 'offer' | 'onOpen'>) {
  const isNew = draft.lines.some(({ material }) => material) && !draft.lines.some(({ work }) => work);
  return (
    isNew && (
      <Suspense>
        <ProposedWorks draft={draft} onOpen={onOpen} />
      </Suspense>
    )
  );
}
