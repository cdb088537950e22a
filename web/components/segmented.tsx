import { Icon, type IconName } from './icon.tsx';
import './segmented.css';

type Props<Value extends string> = {
  /** Name of the choice: "Lingua dei testi". */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three views of the same thing; one of them is shown. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} small />}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
