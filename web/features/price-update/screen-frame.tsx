import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { changesOf, useHindrance } from './state/use-hindrance.ts';
import { useMeta } from './state/use-meta.ts';
import type { Preview } from './state/use-preview.ts';
import type { Update } from './state/use-update.ts';

type Props = {
  update: Update;
  onPaste: () => void;
  onStart: () => void;
  children: ReactNode;
};

/** Head of the screen: how old the preview is, and what can be done with it (PUP-002, PUP-003). */
export function ScreenFrame(props: Props) {
  const { update, children } = props;
  const { preview, isMaking, remake } = update;
  const { t } = useTranslation(['priceUpdate', 'common']);
  const meta = useMeta(update);
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
                <Button variant="primary" icon="eye" busy={isMaking} onClick={() => remake()}>
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

function MainActions({ update, preview, onStart }: Props & { preview: Preview }) {
  const { factors, when, isTaken, isAlone, isMaking, successor, remake } = update;
  const { t } = useTranslation('priceUpdate');
  const count = changesOf(preview);
  const hindrance = useHindrance(update, preview);
  // The press that leaves a factor counts: the button beside stays as wide as it was till then.
  const isOld = useSteady(factors.isChanged);
  const [opens, opensOld] = when.isLater
    ? (['start.openScheduled', 'start.openOldScheduled'] as const)
    : (['start.open', 'start.openOld'] as const);
  return (
    <>
      <Button
        icon="refresh"
        busy={isMaking}
        disabledReason={
          (factors.wrong && t('preview.wrong', { field: factors.wrong })) ||
          (successor && t('changed.reason')) ||
          (isAlone && t('alone.reason'))
        }
        onClick={() => remake()}
      >
        {isTaken ? t('preview.another') : t('preview.again')}
      </Button>
      <Button variant="primary" disabledReason={hindrance} onClick={onStart}>
        {isOld ? t(opensOld) : t(opens, { count, number: formatWhole(count) })}
      </Button>
    </>
  );
}
