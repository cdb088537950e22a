import { SwitchField } from './switch-field.tsx';

type Props = {
  label: string;
  /** On phones. */
  short: string;
  checked: boolean;
  onChange: (archived: boolean) => void;
};

/** Shows archived rows of a list too. */
export const ArchivedSwitch = ({ label, short, checked, onChange }: Props) => (
  <div className="end">
    <SwitchField
      aria-label={label}
      label={
        <>
          <span className="desk-only">{label}</span>
          <span className="mobile-only">{short}</span>
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </div>
);
