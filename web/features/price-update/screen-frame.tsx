import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import type { Factors } from './state/use-factors.ts';
import type { Preview } from './state/use-preview.ts';
import type { When } from './state/when-of.ts';

type Props = {
  preview: Preview | undefined;
  factors: Factors;
  when: When;
  /** An update or its undoing runs. */
  isBusy: boolean;
  /** An update has taken the factors of the preview: another preview starts from none. */
  isTaken: boolean;
  /** The update that it was to take the place of waits no more. */
  isAlone: boolean;
  /** The previewed update was made already. */
  isMade: boolean;
  /** The previewed update waits for its day already, or stopped on it. */
  isWaiting: boolean;
  isMaking: boolean;
  onPreview: () => void;
  onPaste: () => void;
  onStart: () => void;
  children: ReactNode;
};

/** Head of the screen: how old the preview is, and what can be done with it (PUP-002, PUP-003). */
export function ScreenFrame(props: Props) {
  const { preview, isMaking, onPreview, children } = props;
  const { t } = useTranslation(['priceUpdate', 'common']);
  const meta = useMeta(props);
  // There the buttons would be far above what is typed.
  const phone = useNarrowerThan(640);
  return (
    <PageFrame
      area="priceUpdate"
      title={t('title')}
      meta={meta}
      actions={preview && (phone ? <PasteButton {...props} /> : <Actions {...props} preview={preview} />)}
      withBar={phone && preview !== undefined}
    >
      <div className="stack price-update-screen">
        {!preview && (
          <section className="card empty-card">
            <EmptyState
              illustration="bucket"
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <Button variant="primary" icon="eye" busy={isMaking} onClick={onPreview}>
                  {t('preview.make')}
                </Button>
              }
            />
          </section>
        )}
        {children}
      </div>
      {phone && preview && (
        <SaveBar>
          <MainActions {...props} preview={preview} />
        </SaveBar>
      )}
    </PageFrame>
  );
}

function useMeta({ preview, factors, isAlone, isMade, isWaiting }: Props) {
  const { t } = useTranslation('priceUpdate');
  const moment = useMoment();
  if (!preview) return undefined;
  if (factors.isChanged) return [{ icon: 'exclamation-triangle' as const, text: t('preview.old') }];
  const { startsAt } = preview;
  if (isWaiting) return [{ icon: 'clock' as const, text: t('preview.scheduled') }];
  if (preview.replaces && !isMade && !isAlone)
    return [{ icon: 'pencil' as const, text: t('preview.changes') }];
  if (startsAt && !isMade)
    return [{ icon: 'clock' as const, text: t('preview.ofDay', { at: formatDateTime(startsAt) }) }];
  const at = moment(preview.previewedAt);
  const { increase, decrease } = preview.summary;
  const nothing =
    increase + decrease === 0 ? [{ icon: 'info-circle' as const, text: t('start.nothing') }] : [];
  return isMade
    ? [{ icon: 'check-circle' as const, text: t('preview.applied', { at }) }]
    : [{ icon: 'eye' as const, text: t('preview.of', { at }) }, ...nothing];
}

function Actions(props: Props & { preview: Preview }) {
  return (
    <>
      <PasteButton {...props} />
      <MainActions {...props} />
    </>
  );
}

function PasteButton({ onPaste }: Props) {
  const { t } = useTranslation('priceUpdate');
  return (
    <Button icon="code" onClick={onPaste}>
      {t('paste.open')}
    </Button>
  );
}

function MainActions(props: Props & { preview: Preview }) {
  const { preview, factors, when, isTaken, isMaking, onPreview, onStart } = props;
  const { t } = useTranslation('priceUpdate');
  const { increase, decrease } = preview.summary;
  const count = increase + decrease;
  // The press that leaves a factor counts: the button beside stays as wide as it was till then.
  const isOld = useSteady(factors.isChanged);
  const opens = when.isLater ? 'start.openScheduled' : 'start.open';
  return (
    <>
      <Button
        icon="refresh"
        busy={isMaking}
        disabledReason={factors.wrong && t('preview.wrong', { field: factors.wrong })}
        onClick={onPreview}
      >
        {isTaken ? t('preview.another') : t('preview.again')}
      </Button>
      <Button variant="primary" disabledReason={useReason(props, count)} onClick={onStart}>
        {isOld ? t('start.openOld') : t(opens, { count, number: formatWhole(count) })}
      </Button>
    </>
  );
}

/** Why an update cannot be begun: it needs a preview of the same factors and data (OPW-53). */
function useReason(props: Props & { preview: Preview }, count: number): string | false {
  const { preview, factors, when, isAlone, isBusy, isMade, isWaiting, isMaking } = props;
  const { t } = useTranslation('priceUpdate');
  if (isBusy && !preview.startsAt) return t('busy');
  if (isWaiting) return t('preview.waits');
  if (isMaking) return t('preview.making');
  if (factors.wrong) return t('preview.wrong', { field: factors.wrong });
  if (factors.isChanged) return t('preview.old');
  if (isMade) return t('preview.made');
  if (isAlone) return t('alone.reason');
  if (when.startsAt === undefined) return t('settings.choose');
  if (when.isChanged) return t('preview.otherDay');
  return count === 0 && t('start.nothing');
}
