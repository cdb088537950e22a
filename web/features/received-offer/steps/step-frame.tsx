import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Discreet } from '#web/components/discreet.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { closeOnBack } from '#web/lib/close-on-back.ts';
import type { ShownOffer } from '../parts/guest.ts';
import { inColour } from '../parts/guest-frame.tsx';
import { useReceivedTitle } from '../parts/use-received-title.ts';
import type { Steps } from './acceptance-form.ts';
import type { Step } from './kept-form.ts';
import './step-frame.css';

type Props = {
  page: ShownOffer;
  steps: Steps;
  step: Step;
  isBusy: boolean;
  onBack: () => void;
  /** The button of the bar, or Enter in a field. */
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Fixed below: the button that goes on, and what stands above it. */
  bar: ReactNode;
};

/** One thing a step, the whole screen; back without losing what was typed (ACC-021). */
export function StepFrame({ page, steps, step, isBusy, onBack, onSubmit, onClose, children, bar }: Props) {
  const { t } = useTranslation('receivedOffer');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const number = steps.indexOf(step) + 1;
  useReceivedTitle(page.owner.name, t('steps.title'));
  useBack(isBusy ? undefined : onBack);
  return (
    <form
      className="guest guest-step"
      noValidate
      onSubmit={submit}
      onClickCapture={onlyOnce}
      style={inColour(page.content.model.owner.accent)}
    >
      <Discreet />
      <header className="guest-step-head">
        <div>
          <IconButton icon="arrow-left" label={t('steps.back')} disabled={isBusy} onClick={onBack} />
          <div className="grow">
            <b>{t('steps.title')}</b>
            <span className="xs muted">{t('steps.step', { step: number, steps: steps.length })}</span>
          </div>
          <IconButton icon="times" label={t('close')} disabled={isBusy} onClick={onClose} />
        </div>
        <div className="guest-step-bar" aria-hidden="true">
          {steps.map((each, at) => (
            <i key={each} className={at < number ? 'done' : undefined} />
          ))}
        </div>
      </header>
      <main className="guest-step-page">
        <StepTitle key={step} title={t(`steps.${step}.title`)} />
        {children}
      </main>
      <section className="guest-bar" aria-label={t('steps.title')} data-tips="">
        <div className="guest-step-end">{bar}</div>
      </section>
    </form>
  );
}

/** The second press of a double one is not meant for the step that the first one brought. */
function onlyOnce(event: MouseEvent<HTMLFormElement>) {
  if (event.detail > 1 && (event.target as Element).closest('[type="submit"]')) event.preventDefault();
}

/** Takes the focus, so that a reader begins at the new step. */
function StepTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** The browser's back goes a step back. */
function useBack(onBack: (() => void) | undefined) {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => closeOnBack(() => latest.current?.()), []);
}
