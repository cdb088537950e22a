import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import type { QuotationView } from '../view/use-quotation-view.ts';

type Props = {
  view: QuotationView;
  /** A newer version is known: what to save is chosen first. */
  isOutdated: boolean;
  /** A measure cannot be counted. */
  hasFaults: boolean;
  onSave: () => void;
};

/** Back to the quotation, state and save. */
export function MeasuresBar({ view: { draft, save }, isOutdated, hasFaults, onSave }: Props) {
  const { t } = useTranslation(['measures', 'quotations', 'common']);
  const online = useOnline();
  const { changes, saved } = draft;
  const state = <SaveState changes={changes} saving={save.saving} savedAt={save.savedAt} />;
  const impediment = save.isDeleted
    ? t('quotations:view.deleted')
    : !online
      ? t('common:save.offline')
      : hasFaults && !isOutdated && t('save.faults');
  return (
    <SaveBar
      start={
        <ButtonLink variant="text" icon="arrow-left" to={paths.quotation(saved.id)}>
          {t('save.back')}
        </ButtonLink>
      }
      phoneStart={<div className="xs muted">{state}</div>}
      state={state}
    >
      <Button
        variant="primary"
        icon={isOutdated ? undefined : 'save'}
        busy={save.saving}
        disabled={changes === 0}
        disabledReason={changes > 0 && impediment}
        onClick={onSave}
      >
        {t(isOutdated ? 'quotations:view.conflict.compareVersions' : 'save.action')}
      </Button>
    </SaveBar>
  );
}
