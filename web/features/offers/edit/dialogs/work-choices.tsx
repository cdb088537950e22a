import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { price as asPrice } from '#shared/money/units.ts';
import { Badge } from '#web/components/badge.tsx';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { OfferedWork } from '../use-works.ts';

type Props = {
  works: readonly OfferedWork[];
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
};

/** Works with code, description and price; a tick adds one. */
export const WorkChoices = ({ works, isChosen, onToggle }: Props) => (
  <ul className="choices">
    {works.map((work) => (
      <WorkChoice
        key={work.id}
        work={work}
        note={work.group}
        isChosen={isChosen(work.id)}
        onToggle={() => onToggle(work.id)}
      />
    ))}
  </ul>
);

type ChoiceProps = { work: OfferedWork; note: string | null; isChosen: boolean; onToggle: () => void };

export function WorkChoice({ work, note, isChosen, onToggle }: ChoiceProps) {
  const { t, i18n } = useTranslation('offers');
  const unitText = useUnitText();
  const { code, description, price, unit } = work;
  return (
    <li>
      <label className="check">
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="grow">
          <b>{code}</b> {localisedText(description, documentLanguage(i18n.language)).text}
          {note && <small className="muted">{note}</small>}
        </span>
        {price === null ? (
          <Badge tone="warn-line">{t('edit.line.noPrice')}</Badge>
        ) : (
          <span className="num nowrap">
            {formatPrice(asPrice(price))} <span className="u">/ {unitText(unit)}</span>
          </span>
        )}
      </label>
    </li>
  );
}
