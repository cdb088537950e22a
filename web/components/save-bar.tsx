import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#shared/format/format-date.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useKeptFocus } from './use-kept-focus.ts';
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

/** The bottom bar of work in progress; always in the same place. */
export function SaveBar({ start, phoneStart, state, children, phoneOnly, above }: BarProps) {
  const { t } = useTranslation();
  const keptFocus = useKeptFocus<HTMLElement>();
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
