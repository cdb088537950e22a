import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { SaveBar } from './save-bar.tsx';
import './floating-add.css';

type Props = {
  /** "Nuova fase". */
  label: string;
  onClick: () => void;
  /** On phones, at the left of the bar. */
  phoneStart?: ReactNode;
};

/** The floating plus of an administration list; on phones it is the button of the bottom bar (ux §8). */
export function FloatingAdd({ label, onClick, phoneStart }: Props) {
  return (
    <>
      <button type="button" className="floating-add" aria-label={label} title={label} onClick={onClick}>
        <Icon name="plus" />
      </button>
      <SaveBar phoneOnly phoneStart={phoneStart}>
        <Button variant="primary" icon="plus" block onClick={onClick}>
          {label}
        </Button>
      </SaveBar>
    </>
  );
}
