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
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** Works with code, description and price; a tick adds one. */
export function WorkChoices({ works, chosen, onToggle }: Props) {
  const { t, i18n } = useTranslation('offers');
  const unitText = useUnitText();
  return (
    <ul className="choices">
      {works.map(({ id, code, description, price, unit, group }) => (
        <li key={id}>
          <label className="check">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span className="grow">
              <b>{code}</b> {localisedText(description, documentLanguage(i18n.language)).text}
              {group && <small className="muted"> · {group}</small>}
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
      ))}
    </ul>
  );
}
