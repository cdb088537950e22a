import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';
import './screen-loading.css';

/** Shows while the code of a screen loads; visible only after a moment. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="vh">{t('state.loading')}</h1>
      <div className="screen-loading">
        <Spinner large />
      </div>
    </>
  );
}
