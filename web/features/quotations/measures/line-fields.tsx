import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import type { LineValues, MeasureFault } from '#shared/measuring/measure-line.ts';
import type { MeasuredLine } from '#shared/schemas/measures.ts';
import { NoValue, WithUnit } from '#web/components/amount.tsx';
import { CoefficientField } from './coefficient-field.tsx';
import { FormulaField } from './formula/formula-field.tsx';

type Props = {
  line: MeasuredLine;
  name: string;
  values: LineValues | undefined;
  fault: MeasureFault | undefined;
  change: (next: Partial<MeasuredLine>) => void;
  children: ReactNode;
};

/** The fields of a line and what they give, in the columns that all places share. */
export function LineFields({ line, name, values, fault, change, children }: Props) {
  const { t } = useTranslation('measures');
  const lengthMissing = fault?.reason === 'length-missing' ? t('fault.length-missing') : undefined;
  const hasSize = line.length !== null || line.height !== null;
  return (
    <div className="line-grid">
      <input
        type="text"
        className="plain-name"
        aria-label={t('line.description', { name })}
        placeholder={t('line.placeholder')}
        maxLength={200}
        value={line.description ?? ''}
        onChange={({ target }) => change({ description: target.value || null })}
      />
      <FormulaField
        label={t('field.count')}
        of={name}
        placeholder={hasSize ? '1' : '0'}
        value={line.count}
        onChange={(count) => change({ count })}
      />
      <FormulaField
        label={t('field.length')}
        of={name}
        value={line.length}
        fault={lengthMissing}
        onChange={(length) => change({ length })}
      />
      <FormulaField
        label={t('field.height')}
        of={name}
        value={line.height}
        onChange={(height) => change({ height })}
      />
      <Figure label={t('column.gross')} className="gross" {...{ values }} of="gross" />
      {values && values.deducted > 0 && (
        <span className="figure deducted">
          <span className="lab">{t('column.openings')}</span>
          {t('opening.deducted', { area: formatMeasure(values.deducted, 'mq') })}
        </span>
      )}
      <CoefficientField
        name={name}
        value={line.coefficient}
        onChange={(coefficient) => change({ coefficient })}
      />
      <Figure label={t('column.net')} className="net" {...{ values }} of="net" />
      <span className="acts">{children}</span>
    </div>
  );
}

type FigureProps = {
  label: string;
  className: string;
  values: LineValues | undefined;
  of: 'gross' | 'net';
};

const Figure = ({ label, className, values, of }: FigureProps) => (
  <span className={`figure ${className}`}>
    <span className="lab">{label}</span>
    {values ? <WithUnit text={formatMeasure(values[of], values.unit)} /> : <NoValue />}
  </span>
);
