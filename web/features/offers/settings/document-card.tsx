import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { accentNames, accents } from '#shared/schemas/offer-settings.ts';
import { Card } from '#web/components/card.tsx';
import type { SettingsDraft } from './use-settings.ts';

/** A custom property carries the colour to the style sheet. */
const tint = (colour: string) => ({ '--c': colour }) as CSSProperties;

/** The colour of the rule under the head and of the line above the total (OFR-078). */
export function DocumentCard({ settings: { draft, edit, editing } }: { settings: SettingsDraft }) {
  const { t } = useTranslation('offerList');
  return (
    <Card title={t('settings.document')}>
      <fieldset className="accents" disabled={editing.saving}>
        <legend>{t('settings.accent')}</legend>
        {accentNames.map((name) => (
          <label key={name} style={tint(accents[name])}>
            <input
              type="radio"
              name="accent"
              checked={draft.accent === name}
              onChange={() => edit({ accent: name })}
            />
            <i className="tile" aria-hidden="true" />
            {t(`settings.accents.${name}`)}
          </label>
        ))}
      </fieldset>
      <p className="hint">{t('settings.accentHint')}</p>
    </Card>
  );
}
