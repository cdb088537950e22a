import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ImageField } from '#web/components/image-field.tsx';
import { loadUser } from '#web/lib/session.ts';
import { useUserImage } from '#web/lib/use-user-image.ts';
import type { Profile } from './use-profile.ts';

/** The image or logo of the user, and whether quotations show it. */
export function ImageCard({ profile: { editing, edit } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { base, draft, saving, rebase } = editing;
  const { progress, busy, error, send, remove } = useUserImage(base.id, async (image) => {
    rebase({ ...base, ...image });
    await loadUser();
  });
  return (
    <Card title={t('image')}>
      <div className="own-image">
        <ImageField
          kind="user-image"
          title={t('imageOf')}
          placeholder="user"
          address={base.imageUrl ?? null}
          name={base.imageName ?? null}
          progress={progress}
          busy={busy}
          error={error}
          disabled={saving}
          onFile={send}
          onRemove={remove}
        />
        <p className="hint">{t('imageHint')}</p>
      </div>
      <Checkbox
        label={t('showLogo')}
        checked={draft.showLogo}
        disabled={saving}
        onChange={(event) => edit({ showLogo: event.target.checked })}
      />
    </Card>
  );
}
