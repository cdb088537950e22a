import { type MouseEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { deleteFrom, pressNext, typeInto, useFormulaInFocus } from './own-keys.ts';
import './keypad.css';

const rows = [
  ['7', '8', '9', '÷', 'delete'],
  ['4', '5', '6', '×', '('],
  ['1', '2', '3', '−', ')'],
  ['0', ',', '+', 'next'],
] as const;
type Key = (typeof rows)[number][number];

/** The screen's own keys at its foot while a formula has the focus on touch (MEA-009). */
export function Keypad() {
  const input = useFormulaInFocus();
  useEffect(() => {
    // Page and dialogs leave room for the keys: nothing is under them.
    document.documentElement.classList.toggle('with-keypad', input !== undefined);
    input?.scrollIntoView({ block: 'nearest' });
    return () => document.documentElement.classList.remove('with-keypad');
  }, [input]);
  return input && createPortal(<Keys input={input} />, document.body);
}

/** The same keys as a part of a dialog. */
export function KeysInPlace() {
  const input = useFormulaInFocus();
  useEffect(() => {
    input?.scrollIntoView({ block: 'nearest' });
  }, [input]);
  return input && <Keys input={input} />;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Each key puts its sign at the cursor; the focus stays in the field. */
function Keys({ input }: { input: HTMLInputElement }) {
  const { t } = useTranslation('measures');
  const press = (key: Key) => {
    if (key === 'delete') deleteFrom(input);
    else if (key === 'next') pressNext(input);
    else typeInto(input, key);
  };
  return (
    <section className="keypad" aria-label={t('keys.label')} onMouseDown={keepFocus}>
      {rows.flat().map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={lookOf(key)}
          aria-label={key === 'delete' || key === 'next' ? t(`keys.${key}`) : key}
          // Not the click: of two thumbs that type fast, the second one makes none.
          onPointerDown={() => press(key)}
          // A screen reader clicks without a pointer.
          onClick={({ detail }) => detail === 0 && press(key)}
        >
          {key === 'delete' ? (
            <Icon name="delete-left" />
          ) : key === 'next' ? (
            <Icon name="chevron-right" />
          ) : (
            key
          )}
        </button>
      ))}
    </section>
  );
}

function lookOf(key: Key): string {
  if (key === 'next') return 'next';
  if (/[\d,]/.test(key)) return key === '0' ? 'zero' : '';
  return 'other';
}
