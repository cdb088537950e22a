import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#web/components/form-field.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import './day-range.css';

type Days = { from: string; to: string };
type Props = {
  /** Names the two days: "Inviate". */
  label: string;
  value: Days;
  onChange: (days: Days) => void;
  clearable?: boolean;
};

/** From one day to another, each as '2026-11-26' or empty. */
export function DayRange({ label, value, onChange, clearable }: Props) {
  const { t } = useTranslation(['offerList', 'common']);
  const { from, to } = value;
  const below = useId();
  const isTurned = from !== '' && to !== '' && from > to;
  const wrong = isTurned ? ({ 'aria-invalid': true, 'aria-describedby': below } as const) : {};
  return (
    <fieldset className="day-range">
      <legend className="vh">{t('days.of', { what: label })}</legend>
      <div className="input">
        <span aria-hidden="true">{t('days.from', { what: label })}</span>
        <input
          type="date"
          aria-label={t('days.from', { what: label })}
          {...wrong}
          max={to || undefined}
          value={from}
          onChange={({ target }) => onChange({ from: target.value, to })}
        />
        <span aria-hidden="true">{t('days.to')}</span>
        <input
          type="date"
          aria-label={t('days.upTo', { what: label })}
          {...wrong}
          min={from || undefined}
          value={to}
          onChange={({ target }) => onChange({ from, to: target.value })}
        />
        {clearable && (from || to) && (
          <IconButton
            icon="times"
            label={t('common:field.clear', { label: t('days.of', { what: label }) })}
            onClick={() => onChange({ from: '', to: '' })}
          />
        )}
      </div>
      {isTurned && <FieldError id={below}>{t('days.turned')}</FieldError>}
    </fieldset>
  );
}
