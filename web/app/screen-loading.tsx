import { Spinner } from '#web/components/spinner.tsx';
import './screen-loading.css';

/** While a screen's code arrives; it appears only when that takes a while. */
export const ScreenLoading = () => (
  <div className="screen-loading">
    <Spinner large />
  </div>
);
