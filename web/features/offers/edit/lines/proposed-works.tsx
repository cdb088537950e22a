import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { useSuggestions } from '../use-suggestions.ts';

type Props = Pick<OfferView, 'onOpen'> & { draft: OfferView['offer']['draft'] };

/** Says how many works the materials suggest, and opens them. */
export default function ProposedWorks({ draft, onOpen }: Props) {
  const { t } = useTranslation('offers');
  const count = useSuggestions(draft).length;
  if (count === 0) return null;
  return (
    <Button small icon="hammer" onClick={() => onOpen({ kind: 'works', sectionId: null })}>
      {t('edit.works.proposed', { count })}
    </Button>
  );
}
