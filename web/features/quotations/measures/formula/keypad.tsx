import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { deleteFrom, pressEnter, typeInto, useFormulaInFocus } from './own-keys.ts';
import './keypad.css';

const rows = [
  ['7', '8', '9', '÷', 'delete'],
  ['4', '5', '6', '×', '('],
  ['1', '2', '3', '−', ')'],
  ['0', ',', '+', 'next'],
] as const;
type Key = (typeof rows)[number][number];

/** The screen's own keys while a formula has the focus on touch; each puts its sign at the cursor (MEA-009). */
export function Keypad() {
  const { t } = useTranslation('measures');
  const input = useFormulaInFocus();
  useEffect(() => {
    // The page has room below for the keys: nothing is under them.
    document.documentElement.classList.toggle('with-keypad', input !== undefined);
    input?.scrollIntoView({ block: 'center' });
    return () => document.documentElement.classList.remove('with-keypad');
  }, [input]);
  if (!input) return null;
  const press = (key: Key) => {
    if (key === 'delete') deleteFrom(input);
    else if (key === 'next') pressEnter(input);
    else typeInto(input, key);
  };
  return createPortal(
    // The focus stays in the field.
    <section
      className="keypad"
      aria-label={t('keys.label')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {rows.flat().map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={lookOf(key)}
          aria-label={key === 'delete' || key === 'next' ? t(`keys.${key}`) : key}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {key === 'delete' ? <Icon name="eraser" /> : key === 'next' ? <Icon name="chevron-right" /> : key}
        </button>
      ))}
    </section>,
    document.body,
  );
}

function lookOf(key: Key): string {
  if (key === 'next') return 'next';
  if (/[\d,]/.test(key)) return key === '0' ? 'zero' : '';
  return 'sign';
}
