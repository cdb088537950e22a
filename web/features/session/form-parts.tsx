import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';

/** Fields of a form that belong together. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="part">
      <legend>{title}</legend>
      <div className="pairs">{children}</div>
    </fieldset>
  );
}

type SubmitProps = {
  label: string;
  form: { sending: boolean; valid: boolean };
  missing?: string | undefined;
};

/** The button that sends a form, and below it why it is closed. */
export function SubmitPart({ label, form, missing }: SubmitProps) {
  return (
    <div className="stack-s">
      <Button
        variant="primary"
        type="submit"
        block
        busy={form.sending}
        disabled={!form.valid}
        aria-describedby={missing ? 'missing-fields' : undefined}
      >
        {label}
      </Button>
      {missing && (
        <p className="hint" id="missing-fields">
          {missing}
        </p>
      )}
    </div>
  );
}
