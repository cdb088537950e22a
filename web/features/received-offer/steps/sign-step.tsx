import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { Chosen } from '../page/accepted-view.tsx';
import type { StepProps } from './step-props.ts';

export const DrawnSignature = lazyPart(() => import('./drawn-signature.tsx'));

/** Drawn, or the typed name, so that nobody has to draw (ACC-025, ACC-026). */
export function SignStep({ page, selected, form, change }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  const { isTyped, strokes, name, role } = form;
  return (
    <>
      <p>{t(isTyped ? 'steps.sign.typedLead' : 'steps.sign.lead')}</p>
      <div className="guest-signing">
        <div className="guest-pad">
          {isTyped ? (
            <span className="typed">{name}</span>
          ) : (
            <Suspense fallback={<Spinner label={t('steps.sign.loading')} />}>
              <DrawnSignature
                label={t('steps.sign.pad')}
                strokes={strokes}
                onStrokes={(drawn) => change({ strokes: drawn })}
              />
            </Suspense>
          )}
        </div>
        <div className="guest-pad-actions">
          <Button variant="text" icon="pencil" onClick={() => change({ isTyped: !isTyped })}>
            {t(isTyped ? 'steps.sign.drawn' : 'steps.sign.typed')}
          </Button>
          {!isTyped && (
            <Button
              variant="text"
              icon="eraser"
              disabled={strokes.length === 0}
              onClick={() => change({ strokes: [] })}
            >
              {t('steps.sign.clear')}
            </Button>
          )}
        </div>
      </div>
      <section className="card">
        <dl className="guest-totals guest-signer">
          <div>
            <dt>{t('steps.sign.name')}</dt>
            <dd>
              <b>{name}</b>
            </dd>
          </div>
          {page.content.isFirm && role && (
            <div>
              <dt>{t('steps.name.role')}</dt>
              <dd>{role}</dd>
            </div>
          )}
        </dl>
        <Chosen page={page} selected={selected} total={selected.totals?.total ?? 0} />
      </section>
      <p className="guest-copy-note">
        <Icon name="shield" small />
        <span>{t(page.channel === 'email' ? 'steps.sign.copy' : 'steps.sign.download')}</span>
      </p>
    </>
  );
}
