import { useTranslation } from 'react-i18next';
import type { Localised } from '#shared/schemas/localised.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { RichText } from '../rich-text.tsx';

type Props = {
  /** The phase, or the choice, whose procedure it is. */
  name: string;
  procedure: Localised;
  onClose: () => void;
};

/** How a phase or a choice is carried out. */
export default function ProcedureDialog({ name, procedure, onClose }: Props) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const text = useProductText();
  return (
    <DialogFrame
      title={t('panel.procedureOf', { phase: name })}
      readOnly
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button variant="primary" type="submit" data-autofocus>
          {t('common:actions.close')}
        </Button>
      }
    >
      <RichText text={text(procedure)} />
    </DialogFrame>
  );
}
