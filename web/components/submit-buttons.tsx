import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { CancelButton, DialogClosing } from './cancel-button.tsx';

type Props = Partial<Omit<ComponentProps<typeof Button>, 'type' | 'busy'>> & {
  /** Stands between cancel and submit. */
  secondary?: ReactNode;
};

/** The second press of a double click answers no question that the first one raised. */
const pressOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The buttons of a dialog with a form: cancel, and submit. Without a text it applies what was edited. */
export function SubmitButtons({ children, secondary, ...props }: Props) {
  const { t } = useTranslation();
  const { busy } = useContext(DialogClosing);
  return (
    <>
      <CancelButton />
      {secondary}
      <Button variant="primary" onClick={pressOnce} {...props} type="submit" busy={busy}>
        {children ?? t('actions.apply')}
      </Button>
    </>
  );
}
