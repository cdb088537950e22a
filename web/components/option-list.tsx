import { type RefObject, useLayoutEffect, useRef } from 'react';
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
  const pointed = useRef(-1);
  const { marked, typed } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing brings other options to the same place.
  useLayoutEffect(() => {
    // An option under the pointer is in sight: scrolling to it would hold back the finger or the wheel.
    if (marked !== pointed.current)
      document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
    pointed.current = -1;
  }, [id, marked, typed]);
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
          className={index === marked ? 'marked' : undefined}
          role="option"
          aria-selected={option.value === value}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => {
            pointed.current = index;
            list.setMarked(index);
          }}
          onClick={() => list.choose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
