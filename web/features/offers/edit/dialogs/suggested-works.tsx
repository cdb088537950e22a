import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { Suggestion } from '../use-suggestions.ts';
import { keyOf } from './use-work-choices.ts';
import { WorkChoice } from './work-choices.tsx';

type Props = {
  suggestions: readonly Suggestion[];
  draft: OfferDraft;
  isChosen: (key: string) => boolean;
  onToggle: (key: string) => void;
};

/** The works that materials suggest, each with its reason, its section and its quantity (WRK-018, WRK-019). */
export function SuggestedWorks({ suggestions, draft, isChosen, onToggle }: Props) {
  const { t } = useTranslation('offers');
  const id = useId();
  const unitText = useUnitText();
  const text = useProductText();
  if (suggestions.length === 0) return null;
  const noteOf = ({ because, section, quantity, work }: Suggestion) =>
    [
      t('edit.works.why', { product: because.product, phase: text(because.phase.name).text }),
      draft.sections.find((each) => each.id === section)?.name,
      quantity !== null && `${formatDimension(quantity)}${nonBreakingSpace}${unitText(work.unit)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('edit.works.suggested')}</h3>
      <ul className="choices">
        {suggestions.map((suggestion) => (
          <WorkChoice
            key={keyOf(suggestion)}
            work={suggestion.work}
            note={noteOf(suggestion)}
            isChosen={isChosen(keyOf(suggestion))}
            onToggle={() => onToggle(keyOf(suggestion))}
          />
        ))}
      </ul>
    </section>
  );
}
