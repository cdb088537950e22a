import type { ReactNode } from 'react';
import './form-part.css';

/** Fields that belong together, two beside each other where there is room. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="form-part">
    <legend>{title}</legend>
    <div className="pairs">{children}</div>
  </fieldset>
);
