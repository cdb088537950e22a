import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

/** A dialog in which nothing is decided: its one button closes it. */
export function InfoDialog(props: Omit<DialogFrameProps, 'footer' | 'onSubmit'>) {
  const { t } = useTranslation();
  const close = (
    <Button variant="primary" type="submit" data-autofocus>
      {t('actions.close')}
    </Button>
  );
  return <DialogFrame {...props} onSubmit={props.onClose} footer={close} />;
}
