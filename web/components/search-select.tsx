import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './select-field.tsx';
import { useOptionList } from './use-option-list.ts';

type Props = FieldProps & {
  options: readonly Option[];
  /** An option's value, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Offers to empty the field. */
  clearable?: boolean;
  disabled?: boolean;
  ref?: React.Ref<HTMLInputElement>;
};

/** A long list with a field that narrows it (provinces, countries). */
export function SearchSelect(props: Props) {
  const { field } = splitProps(props);
  const { label, options, value, placeholder } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The error of the field that is left can move this one away from the pointer before the click.
  const pressed = useRef(false);
  const list = useOptionList(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <FormField {...field}>
      {(control) => (
        <div className="input search-select" ref={box}>
          <input
            {...control}
            {...list.combobox}
            ref={props.ref}
            placeholder={chosen?.label ?? placeholder}
            value={list.typed ?? chosen?.label ?? ''}
            disabled={props.disabled}
            onChange={(event) => list.show(event.target.value)}
            onMouseDown={() => {
              pressed.current = true;
            }}
            onFocus={() => pressed.current && list.show()}
            onClick={() => {
              pressed.current = false;
              if (!list.open) list.show();
            }}
            onKeyDown={list.onKeyDown}
            onBlur={() => {
              pressed.current = false;
              list.leave();
            }}
          />
          {props.clearable && value ? (
            <IconButton icon="times" label={t('field.clear', { label })} onClick={() => props.onChange('')} />
          ) : (
            <Icon name="angle-down" />
          )}
          {list.open && <OptionList label={label} list={list} value={value} anchor={box} />}
        </div>
      )}
    </FormField>
  );
}
