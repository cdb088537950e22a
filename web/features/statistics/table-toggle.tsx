import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

type Props = { of: string; pressed: boolean; onChange: (pressed: boolean) => void };

/** Shows the numbers of a chart as a table; screen readers always read the table. */
export function TableToggle({ of, pressed, onChange }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <button
      type="button"
      className={`btn s text table-toggle${pressed ? ' on' : ''}`}
      aria-pressed={pressed}
      aria-label={t('table.of', { of })}
      title={t('table.of', { of })}
      onClick={() => onChange(!pressed)}
    >
      <Icon name="list" />
      <span className="btn-label desk-only">{t('table.action')}</span>
    </button>
  );
}
