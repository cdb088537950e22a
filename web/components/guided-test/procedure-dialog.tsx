import { useTranslation } from 'react-i18next';
import type { Localised } from '#shared/schemas/localised.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { InfoDialog } from '../info-dialog.tsx';
import { RichText } from '../rich-text.tsx';

type Props = {
  /** The name of the phase or choice. */
  name: string;
  procedure: Localised;
  onClose: () => void;
};

/** How a phase or a choice is carried out. */
export default function ProcedureDialog({ name, procedure, onClose }: Props) {
  const { t } = useTranslation('guidedTest');
  const text = useProductText();
  return (
    <InfoDialog title={t('panel.procedureOf', { phase: name })} readOnly onClose={onClose}>
      <RichText text={text(procedure)} />
    </InfoDialog>
  );
}
