import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';
import './screen-loading.css';

/** While a screen's code arrives; what is seen of it appears only when that takes a while. */
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
