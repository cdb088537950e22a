import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { EvaluatedLine } from '#shared/offers/evaluate-offer.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { usePlacedName } from '../parts/use-line-name.ts';

type Props = { draft: OfferDraft; lines: readonly EvaluatedLine[] };

/** The margin of each line before the offer's discount (OFR-084); folded, as there may be many. */
export function MarginLines(props: Props) {
  const { t } = useTranslation('offers');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="margin-lines" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('edit.margin.lines')}</summary>
      {isOpen && <Margins {...props} />}
    </details>
  );
}

function Margins({ draft, lines }: Props) {
  const nameOf = usePlacedName(draft);
  const shown = draft.lines.flatMap((line, at) => {
    const margin = lines[at]?.margin;
    return margin == null ? [] : [{ id: line.id, name: nameOf(line), margin }];
  });
  return (
    <dl className="tots">
      {shown.map(({ id, name, margin }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd className={margin < 0 ? 'loss' : undefined}>{formatSignedMoney(cents(margin))}</dd>
        </div>
      ))}
    </dl>
  );
}
