import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { CheckProgress } from '#web/components/test-check/check-progress.tsx';
import type { StartCheck } from '#web/components/test-check/check-work.ts';
import { startCheck } from '#web/components/test-check/start-check.ts';
import { useCheck } from '#web/components/test-check/use-check.ts';
import { usePriceListNames } from '#web/lib/catalogue-names.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { CheckResult } from './check-result.tsx';
import './check-dialog.css';

type Props = Pick<DialogSlotProps, 'config' | 'findings' | 'goTo' | 'onClose'> & { start?: StartCheck };

/** Findings of a check that walks all runs of the guided test. */
export function CheckDialog({ config, findings, goTo, onClose, start = startCheck }: Props) {
  const { t } = useTranslation(['guidedTestTools', 'common']);
  const { state, pricelist, checkFor, cancel, again } = useCheck(config, start);
  const { data: priceLists = [] } = usePriceListNames();
  const isRunning = state.kind === 'progress' || state.kind === 'loading';
  const open = (place: Place) => {
    onClose();
    goTo(place);
  };
  return (
    <DialogFrame
      title={t('check.title')}
      context={t('check.context')}
      width={800}
      readOnly
      onClose={onClose}
      footerStart={
        config &&
        !isRunning && (
          <Button variant="text" icon="refresh" onClick={again}>
            {t('check.again')}
          </Button>
        )
      }
      footer={
        config && isRunning ? (
          <Button icon="ban" onClick={cancel}>
            {t('check.cancel')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
        )
      }
    >
      {!config && <p>{t('check.empty')}</p>}
      {config && (
        <div className="check-for">
          <SelectField
            label={t('check.for')}
            hint={t('check.forHint')}
            options={[
              { value: '', label: t('check.forAll') },
              ...priceLists.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={pricelist ?? ''}
            onChange={({ target }) => checkFor(target.value || null)}
          />
        </div>
      )}
      {config && <CheckProgress state={state} />}
      {config && state.kind === 'done' && (
        <CheckResult check={state.check} {...{ config, findings }} onOpen={open} />
      )}
    </DialogFrame>
  );
}
