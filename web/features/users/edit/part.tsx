import type { ReactNode } from 'react';
import './user-dialog.css';

/** Fields that belong together, two beside each other where there is room. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="user-part">
      <legend>{title}</legend>
      <div className="pairs">{children}</div>
    </fieldset>
  );
}
