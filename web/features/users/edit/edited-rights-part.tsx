import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/components/switch-field.tsx';
import { Part } from './part.tsx';
import { RightsPart } from './rights-part.tsx';
import type { EditedUser } from './use-edited-user.ts';

/** Rights and archive of others: nobody changes his own (OPC-11, OPC-33). */
export function EditedRightsPart({ user }: { user: EditedUser }) {
  const { t } = useTranslation('users');
  if (user.isOwn) {
    return (
      <Part title={t('form.rights')}>
        <p className="whole muted s">{t('edit.ownRights')}</p>
      </Part>
    );
  }
  return (
    <>
      <RightsPart fields={user} />
      <Part title={t('edit.archive')}>
        <div className="whole stack-s">
          <SwitchField
            label={t('edit.archived')}
            checked={user.values.archived}
            onChange={({ target }) => user.edit({ archived: target.checked })}
          />
          <p className="muted s">{t('edit.archivedHint')}</p>
        </div>
      </Part>
    </>
  );
}
