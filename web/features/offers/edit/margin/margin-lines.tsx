import { useTranslation } from 'react-i18next';
import { formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { EvaluatedLine } from '#shared/offers/evaluate-offer.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { useLineName } from '../parts/use-line-name.ts';

type Props = { draft: OfferDraft; lines: readonly EvaluatedLine[] };

/** The margin of each line before the offer's discount (OFR-084); folded, as there may be many. */
export function MarginLines({ draft, lines }: Props) {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const shown = draft.lines.flatMap((line, at) => {
    const margin = lines[at]?.margin;
    return margin == null ? [] : [{ id: line.id, name: nameOf(line), margin }];
  });
  if (shown.length === 0) return null;
  return (
    <details className="margin-lines">
      <summary>{t('edit.margin.lines')}</summary>
      <dl className="tots">
        {shown.map(({ id, name, margin }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={margin < 0 ? 'loss' : undefined}>{formatSignedMoney(cents(margin))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
