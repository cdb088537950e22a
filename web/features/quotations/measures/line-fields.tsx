import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { LineValues, MeasureFault } from '#shared/measuring/measure-line.ts';
import type { MeasuredLine } from '#shared/schemas/measures.ts';
import { NoValue, WithUnit } from '#web/components/amount.tsx';
import { CoefficientField } from './coefficient-field.tsx';
import { FormulaField } from './formula/formula-field.tsx';

export type LineValuesProps = {
  line: MeasuredLine;
  name: string;
  values: LineValues | undefined;
  fault: MeasureFault | undefined;
  change: (next: Partial<MeasuredLine>) => void;
};

/** The fields of a line and what they give, in the columns that all places share. */
export function LineFields({ children, ...props }: LineValuesProps & { children: ReactNode }) {
  const { line, name, values, change } = props;
  return (
    <div className="line-grid">
      <LineName {...props} />
      <SizeFields {...props} />
      <Figure of="gross" values={values} />
      {values && values.deducted > 0 && <Figure of="deducted" values={values} />}
      <CoefficientField
        name={name}
        value={line.coefficient}
        onChange={(coefficient) => change({ coefficient })}
      />
      <Figure of="net" values={values} />
      <span className="acts">{children}</span>
    </div>
  );
}

type NameProps = Pick<LineValuesProps, 'line' | 'name' | 'change'> & { onEnter?: () => void };

export function LineName({ line, name, change, onEnter }: NameProps) {
  const { t } = useTranslation('measures');
  return (
    <input
      type="text"
      className="plain-name"
      aria-label={t('line.description', { name })}
      placeholder={t('line.placeholder')}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="next"
      value={line.description ?? ''}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      onChange={({ target }) => change({ description: target.value || null })}
    />
  );
}

type SizeProps = Omit<LineValuesProps, 'values'> & {
  /** Each says its unit, and the length is where measuring begins. */
  isAlone?: boolean;
};

export function SizeFields({ line, name, fault, change, isAlone }: SizeProps) {
  const { t } = useTranslation('measures');
  const lengthMissing = fault?.reason === 'length-missing' ? t('fault.length-missing') : undefined;
  const hasSize = line.length !== null || line.height !== null;
  const unit = isAlone ? unitLabel('m') : undefined;
  return (
    <>
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
        {...{ unit, isFirst: isAlone }}
        value={line.length}
        fault={lengthMissing}
        onChange={(length) => change({ length })}
      />
      <FormulaField
        label={t('field.height')}
        of={name}
        unit={unit}
        placeholder="—"
        value={line.height}
        onChange={(height) => change({ height })}
      />
    </>
  );
}

type FigureProps = { of: 'gross' | 'deducted' | 'net'; values: LineValues | undefined };

/** A result of the fields of a line. */
export function Figure({ of, values }: FigureProps) {
  const { t } = useTranslation('measures');
  const isNone = !values || (of === 'deducted' && values.deducted === 0);
  const text = values && formatMeasure(values[of], values.unit);
  return (
    <span className={`figure ${of}`}>
      <span className="lab">{t(`column.${of}`)}</span>
      {isNone ? (
        <NoValue />
      ) : (
        <WithUnit text={of === 'deducted' ? t('opening.deducted', { area: text }) : (text ?? '')} />
      )}
    </span>
  );
}
