import { type KeyboardEvent, useId, useState } from 'react';
import type { Option } from './select-field.tsx';

type Chosen = {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The list stays open for the next pick, while there is one. */
  keepsOpen?: boolean;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options that contain the text; those that begin with it come first. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = plain(typed.trim());
  if (!wanted) return options;
  const begins = ({ value, label }: Option) =>
    plain(value).startsWith(wanted) || plain(label).startsWith(wanted);
  const holds = ({ label }: Option) => plain(label).includes(wanted);
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && holds(option))];
}

/** The state of the list: open or not, the typed text, the marked option. */
export function useOptionList({ options, value, onChange, onBlur, keepsOpen = false }: Chosen) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  const found = matching(options, typed ?? '');
  const open = typed !== undefined;
  const close = () => setTyped(undefined);
  const show = (text = '') => {
    setTyped(text);
    setMarked(
      text
        ? 0
        : Math.max(
            0,
            options.findIndex((option) => option.value === value),
          ),
    );
  };
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    if (!option || !keepsOpen || options.length === 1) return close();
    const stays = typed ? 0 : marked;
    setTyped('');
    setMarked(Math.min(stays, options.length - 2));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (open) setMarked((marked + step + found.length) % Math.max(1, found.length));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[marked]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
  };
  const leave = () => {
    if (typed && found.length === 1) choose(found[0]);
    close();
    onBlur?.();
  };
  const combobox = comboboxOf(id, open, found[marked] && `${id}-${marked}`);
  return { id, typed, found, marked, setMarked, open, show, choose, onKeyDown, leave, combobox };
}

/** Ties the input to its list, for assistive technology. */
const comboboxOf = (listId: string, open: boolean, optionId: string | undefined) =>
  ({
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': open ? optionId : undefined,
  }) as const;
