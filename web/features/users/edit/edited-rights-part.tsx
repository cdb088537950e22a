import { useTranslation } from 'react-i18next';
import { FormPart } from '#web/components/form-part.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { RightsPart } from './rights-part.tsx';
import type { EditedUser } from './use-edited-user.ts';

/** Rights and archive: nobody changes their own (OPC-11, OPC-33). */
export function EditedRightsPart({ user }: { user: EditedUser }) {
  const { t } = useTranslation('users');
  if (user.isOwn) {
    return (
      <FormPart title={t('form.rights')}>
        <p className="whole muted s">{t('edit.ownRights')}</p>
      </FormPart>
    );
  }
  return (
    <>
      <RightsPart form={user} />
      <FormPart title={t('edit.archive')}>
        <div className="whole stack-s">
          <SwitchField
            label={t('edit.archived')}
            checked={user.values.archived}
            onChange={({ target }) => user.edit({ archived: target.checked })}
          />
          <p className="muted s">{t('edit.archivedHint')}</p>
        </div>
      </FormPart>
    </>
  );
}
