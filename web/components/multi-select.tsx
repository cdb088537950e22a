import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './select-field.tsx';
import { useOptionList } from './use-option-list.ts';
import './multi-select.css';

type Props = FieldProps & {
  options: readonly Option[];
  /** Values of options; an unknown one shows as it is. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
};

/**
 * Several options of a list, which stays open from one to the next: the chosen ones are chips, typing finds the others.
 * Backspace removes the last chip.
 */
export function MultiSelect(props: Props) {
  const { field } = splitProps(props);
  const { values, placeholder, disabled } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const left = props.options.filter(({ value }) => !values.includes(value));
  const choose = (chosen: string[]) => {
    props.onChange(chosen);
    input.current?.focus();
  };
  const add = (value: string) => choose([...values, value]);
  const { onBlur } = props;
  const list = useOptionList({ options: left, value: '', onChange: add, onBlur, keepsOpen: true });
  const remove = (value: string) => choose(values.filter((other) => other !== value));
  const labelOf = (value: string) => props.options.find((option) => option.value === value)?.label ?? value;
  const last = values.at(-1);
  return (
    <FormField {...field}>
      {(control) => (
        <div className={`input multi-select${disabled ? ' disabled' : ''}`} ref={box}>
          <div className="multi-values">
            {values.map((value) => (
              <Chip key={value} accent small onRemove={disabled ? undefined : () => remove(value)}>
                {labelOf(value)}
              </Chip>
            ))}
            <input
              {...control}
              {...list.combobox}
              ref={input}
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
          {list.open && <OptionList label={field.label} list={list} value="" anchor={box} />}
        </div>
      )}
    </FormField>
  );
}
