import { type ComponentProps, useContext } from 'react';
import { Button } from './button.tsx';
import { CancelButton, DialogClosing } from './cancel-button.tsx';

/** The buttons of a dialog with a form: cancel, and submit. */
export function SubmitButtons(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { busy } = useContext(DialogClosing);
  return (
    <>
      <CancelButton />
      <Button variant="primary" {...props} type="submit" busy={busy} />
    </>
  );
}
