import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { measureOpening, type OpeningValues } from '#shared/measuring/measure-opening.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { Opening } from '#shared/schemas/measures.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { FormulaField } from './formula/formula-field.tsx';

type Props = {
  opening: Opening;
  number: number;
  rule: MeasureRule;
  /** On a narrow screen: measuring begins at its width. */
  isAlone?: boolean;
  onChange: (change: Partial<Opening>) => void;
  onRemove: (name: string) => void;
};

/** The words for an outcome: deducted, or not (MEA-019). */
export function useOutcome() {
  const { t } = useTranslation('measures');
  return ({ deducted }: OpeningValues) =>
    deducted === null ? t('opening.kept') : t('opening.deducted', { area: formatMeasure(deducted, 'mq') });
}

const fields = ['count', 'width', 'height'] as const;

/** An opening of a line, and what became of it under the rule (MEA-012, MEA-019). */
export function OpeningRow({ opening, number, rule, isAlone, onChange, onRemove }: Props) {
  const { t } = useTranslation('measures');
  const outcome = useOutcome();
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
          unit={isAlone && field !== 'count' ? unitLabel('m') : undefined}
          isFirst={isAlone && field === 'width'}
          value={opening[field]}
          fault={fault?.field === field ? lacking : undefined}
          onChange={(typed) => onChange({ [field]: typed })}
        />
      ))}
      <span className="outcome">{values && outcome(values)}</span>
      <IconButton icon="times" small label={t('opening.remove', { name })} onClick={() => onRemove(name)} />
    </li>
  );
}
