import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  hideLabel?: boolean;
  /** Some, but not all, of its items are ticked. */
  some?: boolean;
};

export function Checkbox({ label, hideLabel, some = false, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="check">
      <input {...input} ref={box} type="checkbox" />
      <span className={hideLabel ? 'vh' : undefined}>{label}</span>
    </label>
  );
}
