import { useTranslation } from 'react-i18next';
import { untranslatedLines } from '#shared/offers/untranslated-lines.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import { Alert } from '#web/components/alert.tsx';
import { usePlacedName } from '#web/features/offers/edit/parts/use-line-name.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { useListText } from '#web/lib/use-list-text.ts';

const mostNames = 3;

/** Says which lines go out in Italian though the document is in another language; it hinders nobody (OFR-088). */
export function Untranslated({ offer: { draft } }: Pick<OfferView, 'offer'>) {
  const { t } = useTranslation('sentOffer');
  const nameOf = usePlacedName(draft);
  const listText = useListText();
  const lines = untranslatedLines(draft);
  if (lines.length === 0 || draft.language === 'it') return null;
  const more = lines.length - mostNames;
  const names = lines.slice(0, mostNames).map(nameOf);
  const { intro, included, excluded, terms } = draft.texts;
  return (
    <Alert>
      {t('send.untranslated', {
        context: draft.language,
        names: listText(more > 0 ? [...names, t('send.others', { count: more })] : names),
      })}
      {[intro, included, excluded, terms].some(hasText) && ` ${t('send.asWritten')}`}
    </Alert>
  );
}
