import { useTranslation } from 'react-i18next';
import { ImageField } from '#web/components/image-field.tsx';
import { loadUser } from '#web/lib/session.ts';
import { useUserImage } from '#web/lib/use-user-image.ts';
import type { EditedUser } from './use-edited-user.ts';

/** The image or logo of a user; the edits of the dialog stay (USR-090, USR-091). */
export function UserImage({ user: { base, isOwn, rebase } }: { user: EditedUser }) {
  const { t } = useTranslation('users');
  const { progress, busy, error, send, remove } = useUserImage(base.id, async (image) => {
    rebase({ ...base, ...image });
    if (isOwn) await loadUser();
  });
  return (
    <ImageField
      kind="user-image"
      title={t('edit.image')}
      placeholder="user"
      address={base.imageUrl ?? null}
      name={base.imageName ?? null}
      progress={progress}
      busy={busy}
      error={error}
      onFile={send}
      onRemove={remove}
    />
  );
}
