import { useTranslation } from 'react-i18next';

/** A dash that is read as what it means. */
export function NoValue() {
  const { t } = useTranslation();
  return (
    <>
      <span className="muted" aria-hidden="true">
        —
      </span>
      <span className="vh">{t('table.noValue')}</span>
    </>
  );
}
