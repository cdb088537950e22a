import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { measureOpening } from '#shared/measuring/measure-opening.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { Opening } from '#shared/schemas/measures.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { FormulaField } from './formula/formula-field.tsx';

type Props = {
  opening: Opening;
  number: number;
  rule: MeasureRule;
  onChange: (change: Partial<Opening>) => void;
  onRemove: () => void;
};

const fields = ['count', 'width', 'height'] as const;

/** An opening of a line, and what became of it under the rule (MEA-012, MEA-019). */
export function OpeningRow({ opening, number, rule, onChange, onRemove }: Props) {
  const { t } = useTranslation('measures');
  const [isLeft, setLeft] = useState(false);
  const name = opening.description ?? t('opening.unnamed', { number });
  const { values, fault } = measureOpening(opening, rule);
  const lacking =
    fault?.reason === 'opening-incomplete' && isLeft ? t('fault.opening-incomplete') : undefined;
  return (
    <li
      className="opening"
      data-measure={opening.id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
    >
      <input
        type="text"
        className="plain-name"
        aria-label={t('opening.description', { name })}
        placeholder={t('opening.placeholder')}
        maxLength={100}
        value={opening.description ?? ''}
        onChange={({ target }) => onChange({ description: target.value || null })}
      />
      {fields.map((field) => (
        <FormulaField
          key={field}
          label={t(`field.${field}`)}
          of={name}
          placeholder={field === 'count' ? '1' : undefined}
          value={opening[field]}
          fault={fault?.field === field ? lacking : undefined}
          onChange={(typed) => onChange({ [field]: typed })}
        />
      ))}
      <span className="outcome">
        {values &&
          (values.deducted === null
            ? t('opening.kept')
            : t('opening.deducted', { area: formatMeasure(values.deducted, 'mq') }))}
      </span>
      <IconButton icon="times" small label={t('opening.remove', { name })} onClick={onRemove} />
    </li>
  );
}
