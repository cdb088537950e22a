import { useTranslation } from 'react-i18next';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TwoSides } from '../parts/two-sides.tsx';
import { TextFields } from './text-fields.tsx';
import type { TextGroup } from './text-groups.ts';
import { TextPreview } from './text-preview.tsx';
import { useCustomerText } from './use-customer-text.ts';
import type { SettingsDraft } from './use-settings.ts';
import '../sent/send/send.css';

type Props = { settings: SettingsDraft; group: TextGroup; onClose: () => void };

/** A text to customers in each of their languages, beside what they will read (SND-016, SND-026, FUP-013, ACC-023). */
export default function CustomerTextDialog({ settings, group, onClose }: Props) {
  const { t } = useTranslation(['offerSettings', 'sentOffer', 'offers']);
  const text = useCustomerText(settings, group);
  return (
    <FormDialog
      title={t(`texts.${group.name}`)}
      context={t(`means.${group.name}`)}
      action={t('dialog.apply')}
      width={960}
      unsaved={text.isChanged}
      onSubmit={() => text.submit() && onClose()}
      onClose={onClose}
    >
      <div className="text-languages">
        <Segmented
          label={t('dialog.languages')}
          options={documentLanguages.map((value) => ({ value, label: t(`offers:edit.languages.${value}`) }))}
          value={text.language}
          onChange={text.setLanguage}
        />
      </div>
      <TwoSides preview={<TextPreview text={text} group={group} />}>
        <TextFields text={text} group={group} />
        <div>
          <Button variant="text" small icon="undo" disabled={text.isGiven} onClick={text.restore}>
            {t('dialog.restore')}
          </Button>
        </div>
      </TwoSides>
    </FormDialog>
  );
}
