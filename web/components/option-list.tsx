import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { useOptionList } from './use-option-list.ts';
import { usePlacement } from './use-placement.ts';
import './option-list.css';

type ListProps = {
  label: string;
  list: ReturnType<typeof useOptionList>;
  value: string;
  anchor: RefObject<Element | null>;
};

/** The options of a SearchSelect or MultiSelect, below its field. */
export function OptionList({ label, list, value, anchor }: ListProps) {
  const { t } = useTranslation();
  const { id } = list;
  const place = usePlacement(anchor);
  const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
  if (list.found.length === 0) {
    return (
      <p className="option-list empty" role="status" style={place}>
        {t('field.noMatch')}
      </p>
    );
  }
  return (
    <div className="option-list" id={id} role="listbox" aria-label={label} style={place}>
      {list.found.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          ref={index === list.marked ? scrollTo : undefined}
          className={index === list.marked ? 'marked' : undefined}
          role="option"
          aria-selected={option.value === value}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => list.setMarked(index)}
          onClick={() => list.choose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
