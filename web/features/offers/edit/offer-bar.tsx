import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import type { OfferView } from './use-offer-view.ts';

/** Back, state and save; on phones the total. */
export function OfferBar({ offer, savedAt, isDeleted, onSave }: OfferView) {
  const { t } = useTranslation(['offers', 'common']);
  const online = useOnline();
  const { changes, saving, evaluated } = offer;
  const state = <SaveState changes={changes} saving={saving} savedAt={savedAt} />;
  const impediment = isDeleted ? t('edit.deleted') : !online && t('common:save.offline');
  return (
    <SaveBar
      start={
        <ButtonLink variant="text" icon="arrow-left" to={paths.offers}>
          {t('common:actions.backToList')}
        </ButtonLink>
      }
      phoneStart={
        <>
          <div className="xs muted offer-state">
            <span>{t('edit.bar.total')}</span>
            {state}
          </div>
          <div className="phone-total">{formatMoney(cents(evaluated.total))}</div>
        </>
      }
      state={state}
    >
      <Button
        variant="primary"
        icon="save"
        busy={saving}
        disabled={changes === 0}
        disabledReason={changes > 0 && impediment}
        onClick={onSave}
      >
        <span className="desk-only">{t('common:actions.saveChanges')}</span>
        <span className="mobile-only">{t('common:actions.save')}</span>
      </Button>
    </SaveBar>
  );
}
