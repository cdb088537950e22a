import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { usePriceListNames } from '#web/lib/catalogue-names.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { CheckResult } from './check-result.tsx';
import type { StartCheck } from './check-work.ts';
import { startCheck } from './start-check.ts';
import { type CheckState, useCheck } from './use-check.ts';
import './check-dialog.css';

type Props = Pick<DialogSlotProps, 'config' | 'goTo' | 'onClose'> & { start?: StartCheck };

/** What walking all runs of the questionnaire brings to light before it is published. */
export function CheckDialog({ config, goTo, onClose, start = startCheck }: Props) {
  const { t } = useTranslation(['wizardTools', 'common']);
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
      {config && <State state={state} />}
      {config && state.kind === 'done' && <CheckResult check={state.check} config={config} onOpen={open} />}
    </DialogFrame>
  );
}

function State({ state }: { state: CheckState }) {
  const { t } = useTranslation('wizardTools');
  if (state.kind === 'cancelled') return <Alert>{t('check.cancelled')}</Alert>;
  if (state.kind === 'failed') return <Alert tone="err">{t('check.failed')}</Alert>;
  if (state.kind === 'not-loaded') return <Alert tone="err">{t('check.loadFailed')}</Alert>;
  if (state.kind === 'done') return null;
  const { done, of } = state.kind === 'progress' ? state : { done: 0, of: 1 };
  return (
    <div className="check-progress">
      <progress max={of} value={done} aria-label={t('check.progress')} />
      <span className="muted s">{t('check.steps', { done, of })}</span>
    </div>
  );
}
