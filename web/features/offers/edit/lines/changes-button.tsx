import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../use-offer-view.ts';

/** Leads to the changes of materials and measures since the copies (OFR-036, OFR-016). */
export function ChangesButton({ news, onOpen }: Pick<OfferView, 'news' | 'onOpen'>) {
  const { t } = useTranslation('offers');
  const materials = news?.materials.length ?? 0;
  const count = materials + (news?.works.length ?? 0) + (news?.quantities.length ?? 0);
  if (count === 0) return null;
  return (
    <Button small className="warn" icon="exclamation-triangle" onClick={() => onOpen({ kind: 'changes' })}>
      {t(materials === count ? 'edit.changes.button' : 'edit.changes.others', { count })}
    </Button>
  );
}
