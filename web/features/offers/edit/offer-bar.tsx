import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useBarSteps } from '../sent/use-steps.ts';
import type { OfferView } from './use-offer-view.ts';

/** Back and state; at the right what moves the offer on: save, and once all is saved send or the next step (SND-014). */
export function OfferBar(view: OfferView) {
  const { t } = useTranslation(['offers', 'common']);
  const { offer, savedAt, isReadOnly } = view;
  const { changes, saving, evaluated } = offer;
  const state = (!isReadOnly || changes > 0) && (
    <SaveState changes={changes} saving={saving} savedAt={savedAt} />
  );
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
            <span>{t(evaluated.vat === 0 ? 'edit.totals.total' : 'edit.bar.total')}</span>
            {state}
          </div>
          <div className="phone-total">{formatMoney(cents(evaluated.total))}</div>
        </>
      }
      state={state}
    >
      {changes === 0 && !saving ? <NextSteps {...view} /> : !isReadOnly && <SaveButton {...view} />}
    </SaveBar>
  );
}

function SaveButton({ offer, isDeleted, onSave }: OfferView) {
  const { t } = useTranslation(['offers', 'common']);
  const online = useOnline();
  const impediment = isDeleted ? t('edit.deleted') : !online && t('common:save.offline');
  return (
    <Button
      variant="primary"
      icon="save"
      busy={offer.saving}
      disabledReason={offer.changes > 0 && impediment}
      onClick={onSave}
    >
      <span className="desk-only">{t('common:actions.saveChanges')}</span>
      <span className="mobile-only">{t('common:actions.save')}</span>
    </Button>
  );
}

/** On phones the most wanted step alone: the menu of the head has the others. */
function NextSteps(view: OfferView) {
  const { t } = useTranslation(['sentOffer', 'offers']);
  const online = useOnline();
  const steps = useBarSteps(view);
  const reason = view.isDeleted ? t('offers:edit.deleted') : !online && t('needsConnection');
  const wanted = steps.at(-1);
  const sends = view.actions.has('send') && !reason && wanted !== undefined;
  useShortcut('mod+enter', wanted?.label ?? '', () => wanted?.onSelect(), sends);
  return steps.map(({ label, icon, busy, onSelect }, place) => {
    const isLast = place === steps.length - 1;
    return (
      <Button
        key={label}
        variant={isLast ? 'primary' : 'secondary'}
        icon={isLast ? icon : undefined}
        className={isLast ? undefined : 'desk-only'}
        busy={busy}
        disabledReason={reason}
        onClick={onSelect}
      >
        {label}
      </Button>
    );
  });
}
