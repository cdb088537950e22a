import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { Why } from '#shared/guided-test/why.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useBusyMoment } from '#web/lib/use-busy-moment.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { CatalogueText } from './catalogue-text.tsx';
import { WhyThis } from './why-this.tsx';

/** `consumption` as it is read: '0,28 l/m²'. */
export type ShownProduct = { name: Localised; consumption: string | undefined };

type Props = {
  choice: RunChoice;
  name: string;
  isChosen: boolean;
  /** Without another in its phase: it is chosen at once. */
  isOnly: boolean;
  /** A product of it does not come in the answered colour. */
  isOutOfColour: boolean;
  isProcedureOpened: boolean;
  /** The answers that led to it; undefined when it is always offered. */
  why: Why | undefined;
  showsPriority: boolean | undefined;
  productOf: (id: string) => ShownProduct | undefined;
  onChoose: () => void;
  onProcedure: () => void;
  onDetails: () => void;
  onProduct: (id: string) => void;
  timer: Timer | undefined;
};

/** A choice with the products it brings (WIZ-019 to WIZ-021); without a title, they are its name. */
export function ChoiceCard(props: Props) {
  const { choice, name, isChosen, showsPriority } = props;
  const { t } = useTranslation('guidedTest');
  const isTitled = choice.title !== null || choice.products.length === 0;
  return (
    <article className={`choice-card${isChosen ? ' chosen' : ''}`} aria-label={name}>
      <div className="choice-head">
        {isTitled ? <b className="grow">{name}</b> : <ChoiceProducts {...props} />}
        {choice.isRecommended && (
          <Badge tone="ok" icon="star-fill">
            {t('choice.recommended')}
          </Badge>
        )}
        {props.isOutOfColour && (
          <Badge tone="warn" icon="palette">
            {t('choice.outOfColour')}
          </Badge>
        )}
        {showsPriority && (
          <Badge tone="line" icon="sort-amount-up">
            <span className="vh">{t('choice.priority')}</span> {choice.priority}
          </Badge>
        )}
      </div>
      {isTitled && <ChoiceProducts {...props} />}
      {props.why && <WhyThis why={props.why} about={name} />}
      <ChoiceActions {...props} />
    </article>
  );
}

function ChoiceActions(props: Props) {
  const { choice, name, isChosen, isOnly, isProcedureOpened, onProcedure, onDetails } = props;
  const { t } = useTranslation('guidedTest');
  return (
    <div className="choice-actions">
      <ChooseButton
        name={name}
        state={isChosen ? (isOnly ? 'automatic' : 'chosen') : 'free'}
        isWithheld={choice.isWithheld}
        onPress={props.onChoose}
        timer={props.timer}
      />
      {choice.procedure && <ProcedureButton name={name} isOpened={isProcedureOpened} onOpen={onProcedure} />}
      {choice.products.length > 0 && (
        <Button
          variant="text"
          small
          icon="info-circle"
          aria-label={t('choice.details', { name })}
          onClick={onDetails}
        >
          {t('panel.details')}
        </Button>
      )}
    </div>
  );
}

type ChooseProps = {
  name: string;
  /** `automatic`: the only choice of its phase, chosen at once. */
  state: 'free' | 'chosen' | 'automatic';
  isWithheld: boolean;
  onPress: () => void;
  timer?: Timer;
};

/** Chooses and takes back; busy for a moment after either (WIZ-020, WIZ-030). */
function ChooseButton({ name, state, isWithheld, onPress, timer }: ChooseProps) {
  const { t } = useTranslation('guidedTest');
  const { busy, start } = useBusyMoment(timer);
  const button = useRef<HTMLSpanElement>(null);
  const press = () => {
    start(() =>
      // A busy button loses the focus: it gets it back, unless something else has it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
      }),
    );
    onPress();
  };
  const isChosen = state !== 'free';
  return (
    <span className="choose" ref={button}>
      <Button
        small
        block
        icon={isChosen ? 'check' : undefined}
        className={isChosen ? 'chosen' : undefined}
        busy={busy}
        aria-label={t(`choice.button.${state}Of`, { choice: name })}
        title={isChosen ? t('choice.button.deselect') : undefined}
        disabledReason={isWithheld && !isChosen && t('choice.withheld')}
        onClick={press}
      >
        {isChosen ? (
          <>
            <span className="state">{t(`choice.button.${state}`)}</span>
            <span className="take-back">{t('choice.button.deselect')}</span>
          </>
        ) : (
          t('choice.button.free')
        )}
      </Button>
    </span>
  );
}

/** `name`: of the phase or the choice. */
type ProcedureProps = { name: string; isOpened: boolean; title?: string; onOpen: () => void };

/** Opens a procedure, and says whether it was opened before. */
export function ProcedureButton({ name, isOpened, title, onOpen }: ProcedureProps) {
  const { t } = useTranslation('guidedTest');
  return (
    <Button
      variant="text"
      small
      tone={isOpened ? undefined : 'accent'}
      icon={isOpened ? 'check' : 'book'}
      aria-label={t('panel.procedureOf', { phase: name })}
      title={title}
      onClick={onOpen}
    >
      {t('panel.procedure')}
    </Button>
  );
}

function ChoiceProducts({ choice, productOf, onProduct }: Props) {
  const { t } = useTranslation('guidedTest');
  if (choice.isWithheld) {
    return (
      <p>
        <Badge tone="warn" icon="exclamation-triangle">
          {t('choice.withheld')}
        </Badge>
      </p>
    );
  }
  if (choice.products.length === 0) return <p className="muted s">{t('choice.noProducts')}</p>;
  return (
    <ul className="choice-products">
      {choice.products.map((id) => {
        const product = productOf(id);
        return (
          product && (
            <li key={id}>
              <button type="button" aria-haspopup="dialog" onClick={() => onProduct(id)}>
                <CatalogueText text={product.name} />
              </button>
              <span className="muted nowrap">{product.consumption}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
