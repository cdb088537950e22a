import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerTexts, isSameText } from '#shared/offers/sending-form.ts';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { type TextGroup, textGroups } from './text-groups.ts';
import type { SettingsDraft } from './use-settings.ts';

const CustomerTextDialog = lazyDialog(() => import('./customer-text-dialog.tsx'));

type Props = { settings: SettingsDraft };

/** The texts to customers, and whether sendings ask for a code (SND-014, SND-016, SND-026, FUP-013, ACC-023). */
export function SendingCard({ settings }: Props) {
  const { t } = useTranslation('offerSettings');
  const [open, setOpen] = useState<TextGroup>();
  return (
    <Card title={t('sending')}>
      <p className="muted s">{t('sendingText')}</p>
      <ul className="owner-texts">
        {textGroups.map((group) => (
          <li key={group.name}>
            <span>
              <b>{t(`texts.${group.name}`)}</b>
              <small>{t(standing(settings, group))}</small>
            </span>
            <IconButton
              icon="pencil"
              label={t('edit', { name: t(`texts.${group.name}`) })}
              disabled={settings.editing.saving}
              onClick={() => setOpen(group)}
            />
          </li>
        ))}
      </ul>
      <div className="stack-s">
        <Checkbox label={t('asksCode')} {...settings.tick('asksCode')} />
        <p className="hint">{t('asksCodeHint')}</p>
      </div>
      <DialogPlace>
        {open && <CustomerTextDialog settings={settings} group={open} onClose={() => setOpen(undefined)} />}
      </DialogPlace>
    </Card>
  );
}

/** Whether the words are the owner's, those that are given, or none at all. */
function standing({ draft, given }: SettingsDraft, { fields }: TextGroup): 'own' | 'given' | 'empty' {
  const names = customerTexts.filter((name) => fields.includes(name));
  if (names.every((name) => isSameText(draft[name], given[name]))) return 'given';
  return names.every((name) => Object.values(draft[name]).every((text) => text === '')) ? 'empty' : 'own';
}
