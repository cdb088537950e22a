import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import './search-field.css';

type Props = {
  label: string;
  /** The label, when left out. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, in a search whose first result it takes. */
  onEnter?: ((field: HTMLInputElement) => void) | undefined;
  /** Up or down, in a search whose results Enter takes. */
  onStep?: ((step: 1 | -1) => void) | undefined;
  /** Id of the text that says what Enter takes. */
  describedBy?: string | undefined;
  /** The screen begins with it: it has the focus as it appears. */
  isFirst?: boolean | undefined;
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The search of a list; `/` goes to it, and typing then replaces what was searched before. */
export function SearchField(props: Props) {
  const { label, placeholder = label, value, onChange, onEnter, onStep, describedBy, isFirst } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, [isFirst]);
  useShortcut('/', t('shortcuts.search'), () => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <search className="search">
      <div className="input">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          aria-describedby={describedBy}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const { key, nativeEvent, currentTarget } = event;
            if (nativeEvent.isComposing) return;
            if (key === 'Enter') onEnter?.(currentTarget);
            const step = steps[key];
            if (!step || !onStep) return;
            event.preventDefault();
            onStep(step);
          }}
        />
        {value ? (
          <IconButton icon="times" label={t('field.clear', { label })} onClick={() => onChange('')} />
        ) : (
          <Kbd>/</Kbd>
        )}
      </div>
    </search>
  );
}
