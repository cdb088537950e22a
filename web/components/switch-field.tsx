import type { ComponentProps, ReactNode } from 'react';
import './switch-field.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode };

/** For immediate effects; values that are saved later use a Checkbox. */
export function SwitchField({ label, ...input }: Props) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
