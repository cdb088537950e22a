import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { type ShowToast, type Toast, ToastContext } from '#web/lib/use-toast.ts';
import { focusBack } from './focus-back.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useModalsOver } from './use-modals-over.ts';
import './toast.css';

const lifetime = ({ tone, onUndo, action, milliseconds }: Toast) =>
  tone === 'err' ? undefined : (milliseconds ?? (onUndo || action ? 10_000 : 4_000));

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

/** Whether the pointer or the focus is on the message, and where the focus goes back to when it goes. */
function useAttention() {
  const [{ isPointed, isFocused }, setAttention] = useState({ isPointed: false, isFocused: false });
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const isOutside = (other: EventTarget | null) => !(other instanceof Node && box.current?.contains(other));
  return {
    isPaused: isPointed || isFocused,
    giveBack: () => {
      if (!isOutside(document.activeElement)) focusBack(before.current);
    },
    handlers: {
      ref: box,
      onMouseEnter: () => setAttention((now) => ({ ...now, isPointed: true })),
      onMouseLeave: () => setAttention((now) => ({ ...now, isPointed: false })),
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) before.current = relatedTarget;
        setAttention((now) => ({ ...now, isFocused: true }));
      },
      onBlur: () => setAttention((now) => ({ ...now, isFocused: false })),
    },
  };
}

function Message({ toast, timer, page, onClose }: MessageProps) {
  const { t } = useTranslation();
  const { isPaused, giveBack, handlers } = useAttention();
  const { isCovered, isInDialog } = useModalsOver();
  // A message that names its time goes when that is over.
  const isHeld = isPaused || (isCovered && toast.milliseconds === undefined);
  const [firstPage] = useState(page);
  const time = lifetime(toast);
  const isLeftBehind = page !== firstPage && !toast.onUndo;
  useEffect(() => {
    if (isLeftBehind) onClose();
  }, [isLeftBehind, onClose]);
  useEffect(() => {
    if (isHeld || time === undefined) return;
    const handle = timer.set(onClose, time);
    return () => timer.clear(handle);
  }, [isHeld, time, timer, onClose]);
  const close = () => {
    giveBack();
    onClose();
  };
  const closeAnd = (run: (() => void) | undefined) => () => {
    close();
    // It may have something to say itself.
    run?.();
  };
  const undo = closeAnd(toast.onUndo);
  const undoLast = () => toast.isLast?.() !== false && undo();
  useShortcut('mod+z', t('actions.undo'), undoLast, toast.onUndo !== undefined);
  if (isCovered) return null;
  return (
    <div className={`toast ${toast.tone ?? 'ok'} ${isInDialog ? 'in-dialog' : ''}`} {...handlers}>
      <Icon name={toast.tone === 'err' ? 'exclamation-circle' : 'check-circle'} />
      <span role={toast.tone === 'err' ? 'alert' : 'status'}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          aria-label={toast.action.label}
          onClick={closeAnd(toast.action.run)}
        >
          {toast.action.text}
        </button>
      )}
      {toast.onUndo && (
        <button type="button" className="toast-action" aria-keyshortcuts="Control+Z" onClick={undo}>
          {t('actions.undo')}
        </button>
      )}
      <IconButton icon="times" small label={t('actions.dismiss')} onClick={close} />
    </div>
  );
}
