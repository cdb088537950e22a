import { type ReactNode, type Ref, useId } from 'react';
import './radio-card.css';

type GroupProps = { legend: string; ref?: Ref<HTMLFieldSetElement>; children: ReactNode };

/** Cards of which one is chosen: side by side, on a phone one above the other. */
export function RadioCards({ legend, ref, children }: GroupProps) {
  return (
    <fieldset className="radio-cards" ref={ref}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type Props = {
  /** The name of the group of radio buttons. */
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  /** Explains the choice, read out after its label. */
  children: ReactNode;
};

export function RadioCard({ name, label, checked, onChoose, className, children }: Props) {
  const id = useId();
  return (
    <label className={`radio-card${className ? ` ${className}` : ''}`}>
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-means`}
        onChange={onChoose}
      />
      <b id={`${id}-label`}>{label}</b>
      <span className="means" id={`${id}-means`}>
        {children}
      </span>
    </label>
  );
}
