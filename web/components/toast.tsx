import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { type ShowToast, type Toast, ToastContext } from '#web/lib/use-toast.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './toast.css';

const lifetime = ({ tone, onUndo, milliseconds }: Toast) =>
  tone === 'err' ? undefined : (milliseconds ?? (onUndo ? 6_000 : 4_000));

type Props = {
  children: ReactNode;
  timer?: Timer;
  /** The address of the screen: its messages go with it, but not the ones that offer to undo. */
  page?: string;
};

export function ToastProvider({ children, timer = browserTimer, page }: Props) {
  const [current, setCurrent] = useState<Toast & { key: number }>();
  const count = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const key = count.current;
    setCurrent({ ...toast, key });
    return () => setCurrent((now) => (now?.key === key ? undefined : now));
  }, []);
  const close = useCallback(() => setCurrent(undefined), []);
  const message = useMemo(
    () => current && <Message key={current.key} toast={current} timer={timer} page={page} onClose={close} />,
    [current, timer, page, close],
  );
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(<div className="toasts">{message}</div>, document.body)}
    </ToastContext>
  );
}

type MessageProps = { toast: Toast; timer: Timer; page?: string; onClose: () => void };

function Message({ toast, timer, page, onClose }: MessageProps) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const [firstPage] = useState(page);
  const time = lifetime(toast);
  const isLeftBehind = page !== firstPage && !toast.onUndo;
  useEffect(() => {
    if (isLeftBehind) onClose();
  }, [isLeftBehind, onClose]);
  useEffect(() => {
    if (paused || time === undefined) return;
    const handle = timer.set(onClose, time);
    return () => timer.clear(handle);
  }, [paused, time, timer, onClose]);
  const undo = () => {
    onClose();
    // It may have something to say itself.
    toast.onUndo?.();
  };
  useShortcut('mod+z', t('actions.undo'), undo, toast.onUndo !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock
    <div
      className={`toast ${toast.tone ?? 'ok'}`}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={toast.tone === 'err' ? 'exclamation-circle' : 'check-circle'} />
      <span role={toast.tone === 'err' ? 'alert' : 'status'}>{toast.text}</span>
      {toast.onUndo && (
        <button type="button" className="toast-action" aria-keyshortcuts="Control+Z" onClick={undo}>
          {t('actions.undo')}
        </button>
      )}
      <IconButton icon="times" small label={t('actions.dismiss')} onClick={onClose} />
    </div>
  );
}
