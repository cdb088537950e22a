import { useTranslation } from 'react-i18next';
import { mayOpen } from '#shared/access/decide-route.ts';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import type { Profile } from './use-profile.ts';

/** Leads back to the quotations, and saves valid changes (PRO-004, PRO-011). */
export function ProfileBar({ profile: { user, editing, valid, save } }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'common']);
  const online = useOnline();
  const { changed, saving } = editing;
  const ready = changed && valid && online && !saving;
  useShortcut('mod+s', t('common:shortcuts.save'), save, ready);
  const back = mayOpen(paths.quotations, user) && (
    <ButtonLink variant="text" icon="arrow-left" to={paths.quotations}>
      {t('back')}
    </ButtonLink>
  );
  return (
    <SaveBar start={back} state={<SaveState changes={changed ? 1 : 0} saving={saving} />}>
      <Button
        variant="primary"
        icon="save"
        busy={saving}
        disabled={!ready}
        disabledReason={changed && !valid && t('fixFields')}
        onClick={save}
      >
        {t('update')}
      </Button>
    </SaveBar>
  );
}
