import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import type { SettingsDraft } from './use-settings.ts';

/** Leads back to the offers, and saves the changes or leads to the first wrong one. */
export function SettingsBar({ settings: { editing, save } }: { settings: SettingsDraft }) {
  const { t } = useTranslation(['offerList', 'common']);
  const online = useOnline();
  const { changed, saving } = editing;
  const isReady = changed && online && !saving;
  useShortcut('mod+s', t('common:shortcuts.save'), save, isReady);
  return (
    <SaveBar
      start={
        <ButtonLink variant="text" icon="arrow-left" to={paths.offers}>
          {t('title')}
        </ButtonLink>
      }
      state={<SaveState changes={changed ? 1 : 0} saving={saving} />}
    >
      <Button variant="primary" icon="save" busy={saving} disabled={!isReady} onClick={save}>
        {t('settings.save')}
      </Button>
    </SaveBar>
  );
}
