import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import { type FieldProps, FormField } from './form-field.tsx';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './select-field.tsx';
import { useOptionList } from './use-option-list.ts';
import './multi-select.css';

type Props = FieldProps & {
  options: readonly Option[];
  /** Values of options; one that is no option's shows as it is. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
};

/** Several of a list: what is chosen are chips in the field, the rest is found by typing. Backspace takes the last one. */
export function MultiSelect(props: Props) {
  const { label, hideLabel, required, optional, hint, error, labelEnd, values, placeholder, disabled } =
    props;
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const left = props.options.filter(({ value }) => !values.includes(value));
  const add = (value: string) => {
    if (value) props.onChange([...values, value]);
    input.current?.focus();
  };
  const list = useOptionList({ options: left, value: '', onChange: add, onBlur: props.onBlur });
  const remove = (value: string) => {
    props.onChange(values.filter((other) => other !== value));
    input.current?.focus();
  };
  const labelOf = (value: string) => props.options.find((option) => option.value === value)?.label ?? value;
  const last = values.at(-1);
  return (
    <FormField {...{ label, hideLabel, required, optional, hint, error, labelEnd }}>
      {(control) => (
        <div className={`input multi-select${disabled ? ' disabled' : ''}`} ref={box}>
          <div className="multi-values">
            {values.map((value) => (
              <Chip
                key={value}
                accent
                small
                name={labelOf(value)}
                onRemove={disabled ? undefined : () => remove(value)}
              >
                {labelOf(value)}
              </Chip>
            ))}
            <input
              {...control}
              ref={input}
              role="combobox"
              type="text"
              autoComplete="off"
              aria-expanded={list.open}
              aria-controls={list.open ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={
                list.open && list.found[list.marked] ? `${listId}-${list.marked}` : undefined
              }
              placeholder={values.length === 0 ? placeholder : undefined}
              value={list.typed ?? ''}
              disabled={disabled}
              onChange={(event) => list.show(event.target.value)}
              onClick={() => !list.open && list.show()}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && !list.typed && last !== undefined) remove(last);
                else list.onKeyDown(event);
              }}
              onBlur={list.leave}
            />
          </div>
          <span className="vh" role="status">
            {t('field.chosenCount', { count: values.length })}
          </span>
          <Icon name="angle-down" />
          {list.open && <OptionList id={listId} label={label} list={list} value="" anchor={box} />}
        </div>
      )}
    </FormField>
  );
}
