import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { useSuggestions } from '../use-suggestions.ts';

/** An offer that has been made of materials is proposed the works for them (OFR-003, WRK-017). */
export function SuggestionsButton({ offer: { draft }, onOpen }: Pick<OfferView, 'offer' | 'onOpen'>) {
  const isNew = draft.lines.some(({ material }) => material) && !draft.lines.some(({ work }) => work);
  return isNew ? <Proposed draft={draft} onOpen={onOpen} /> : null;
}

function Proposed({ draft, onOpen }: Pick<OfferView, 'onOpen'> & { draft: OfferView['offer']['draft'] }) {
  const { t } = useTranslation('offers');
  const count = useSuggestions(draft).length;
  if (count === 0) return null;
  return (
    <Button small icon="hammer" onClick={() => onOpen({ kind: 'works', sectionId: null })}>
      {t('edit.works.proposed', { count })}
    </Button>
  );
}
