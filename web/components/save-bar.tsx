import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#shared/format/format-date.ts';
import { useOnline } from '#web/lib/use-online.ts';
import './save-bar.css';

type BarProps = {
  /** Text buttons: back, archive. Not shown on phones. */
  start?: ReactNode;
  /** On phones, at the left: the total and the state. */
  phoneStart?: ReactNode;
  /** A SaveState, or a text: "5 prodotti scelti". */
  state?: ReactNode;
  /** The primary button. */
  children: ReactNode;
  /** Only on phones: the primary of a list. */
  phoneOnly?: boolean;
  /** A strip over the whole width, above the rest. */
  above?: ReactNode;
};

/**
 * A button that goes off while it is pressed, such as the one that saves, leaves its focus to the bar, not to the top of
 * the page. It has it back once it is on again.
 */
function useKeptFocus() {
  const bar = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [button, focused] = [last.current, document.activeElement];
    if (!button) return;
    const isOff = !button.isConnected || button.matches(':disabled');
    if (!isOff && focused === bar.current) button.focus();
    if (isOff && (focused === button || focused === document.body))
      bar.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) last.current = target;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!target.matches(':disabled') && relatedTarget !== bar.current) last.current = null;
  };
  return { ref: bar, tabIndex: -1, onFocus, onBlur };
}

/** The bottom bar of work in progress; always in the same place. */
export function SaveBar({ start, phoneStart, state, children, phoneOnly, above }: BarProps) {
  const { t } = useTranslation();
  const keptFocus = useKeptFocus();
  return (
    <section
      {...keptFocus}
      className={`savebar${phoneOnly ? ' mobile-only' : ''}`}
      aria-label={t('shell.actions')}
    >
      {above}
      <div className={phoneOnly && !phoneStart ? 'bar one' : 'bar'}>
        {start && <div className="start desk-only">{start}</div>}
        {phoneStart && <div className="mobile-only">{phoneStart}</div>}
        {state && <div className={`state${phoneStart ? ' desk-only' : ''}`}>{state}</div>}
        {children}
      </div>
    </section>
  );
}

type StateProps = {
  /** How many unsaved changes. */
  changes: number;
  saving?: boolean;
  /** ISO instant of the last save. */
  savedAt?: string;
};

/** Amber dot and "2 modifiche non salvate", or "Tutto salvato". */
export function SaveState({ changes, saving, savedAt }: StateProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const text = saving
    ? t('save.saving')
    : changes > 0
      ? t('save.unsaved', { count: changes })
      : savedAt
        ? t('save.savedAt', { time: formatTime(savedAt) })
        : t('save.saved');
  return (
    <span className="save-state" role="status">
      {changes > 0 && !saving && <i className="dot" aria-hidden="true" />}
      {text}
      {changes > 0 && !online && ` · ${t('save.offline')}`}
    </span>
  );
}
