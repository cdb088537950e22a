import { useRef } from 'react';
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
  /** Id of the text that says what Enter takes. */
  describedBy?: string | undefined;
};

/** The search of a list; `/` goes to it, and typing then replaces what was searched before. */
export function SearchField({ label, placeholder = label, value, onChange, onEnter, describedBy }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
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
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.(currentTarget);
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
