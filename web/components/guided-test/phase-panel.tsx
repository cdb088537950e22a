import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chosen, chosenOf, procedureKey } from '#shared/guided-test/chosen.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import { hasContent, type RunPhase } from '#shared/guided-test/run-phases.ts';
import { isAlways, type PhaseWhy, together, type Why } from '#shared/guided-test/why.ts';
import type { Timer } from '#web/lib/timer.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ChoiceCard, type ShownProduct } from './choice-card.tsx';
import { ChosenName } from './chosen-name.tsx';
import { PhaseName, usePhaseName } from './phase-name.tsx';
import { useChoiceName } from './use-choice-names.ts';
import { WhyThis } from './why-this.tsx';
import './phase-panel.css';

export type PhasePanelProps = {
  phase: RunPhase;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
  chosen: Chosen;
  /** The procedures that were opened, by `procedureKey`. */
  opened: ReadonlySet<string>;
  isComplete: boolean;
  /** Which answers led to it and to its choices. */
  why?: PhaseWhy | undefined;
  /** Super users see priorities and phases without content (WIZ-023, WIZ-024). */
  superUser?: boolean;
  productOf: (id: string) => ShownProduct | undefined;
  onChoose: (choice: RunChoice) => void;
  onProcedure: (choice?: RunChoice) => void;
  /** Those of the phase, or of one of its choices. */
  onProducts: (choice?: RunChoice) => void;
  onProduct: (id: string) => void;
  timer?: Timer;
};

/** A phase of the last stage: its procedure, its products and its choices (WIZ-016 to WIZ-019). */
export function PhasePanel(props: PhasePanelProps) {
  const { phase, isOpen, isComplete } = props;
  const id = useId();
  const isEmpty = !hasContent(phase);
  return (
    <section
      className={`card phase-panel${isComplete && !isEmpty ? ' complete' : ''}`}
      aria-labelledby={`${id}-name`}
      data-phase={phase.id}
    >
      <PanelHead {...props} id={id} />
      {isOpen && (
        <div id={`${id}-body`} className="choices" data-single={phase.choices.length === 1 || undefined}>
          <PanelBody {...props} />
        </div>
      )}
    </section>
  );
}

function PanelHead({
  id,
  phase,
  number,
  isOpen,
  onToggle,
  chosen,
  opened,
  isComplete,
  productOf,
  onProcedure,
  onProducts,
  why,
}: PhasePanelProps & { id: string }) {
  const { t } = useTranslation('guidedTest');
  const name = usePhaseName()(phase);
  const isAsked = phase.procedure !== null && !opened.has(procedureKey(phase));
  const hasProducts = phase.choices.some(({ products }) => products.length > 0);
  return (
    <div className="panel-head">
      <h2 id={`${id}-name`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'angle-down' : 'angle-right'} />
          <span className="number muted">{number}</span>
          <PhaseName phase={phase} />
        </button>
      </h2>
      {!isOpen && <ChosenName {...{ phase, chosen, productOf }} />}
      {why && <WhyThis why={why.why} about={name} />}
      <div className="panel-actions">
        {phase.procedure && (
          <Button
            variant="text"
            small
            tone={isAsked ? 'accent' : undefined}
            icon={isAsked ? 'book' : 'check'}
            aria-label={t('panel.procedureOf', { phase: name })}
            title={t(isAsked ? 'panel.procedureToOpen' : 'panel.procedureOpened')}
            onClick={() => onProcedure()}
          >
            {t('panel.procedure')}
          </Button>
        )}
        <Button
          variant="text"
          small
          icon="box"
          aria-label={t('panel.productsOf', { phase: name })}
          disabledReason={!hasProducts && t('panel.noProducts')}
          onClick={() => onProducts()}
        >
          {t('panel.products')}
        </Button>
        <PanelState phase={phase} isComplete={isComplete} isAsked={isAsked} />
      </div>
    </div>
  );
}

type StateProps = { phase: RunPhase; isComplete: boolean; isAsked: boolean };

function PanelState({ phase, isComplete, isAsked }: StateProps) {
  const { t } = useTranslation('guidedTest');
  if (!hasContent(phase)) {
    return (
      <Badge tone="warn" icon="exclamation-triangle">
        {t('phases.empty')}
      </Badge>
    );
  }
  if (isComplete) {
    return (
      <Badge tone="ok" icon="check">
        {t('panel.complete')}
      </Badge>
    );
  }
  return <Badge tone="warn">{t(isAsked ? 'panel.toRead' : 'panel.toChoose')}</Badge>;
}

function PanelBody({
  phase,
  chosen,
  opened,
  why,
  superUser,
  productOf,
  onChoose,
  onProcedure,
  onProducts,
  onProduct,
  timer,
}: PhasePanelProps) {
  const { t } = useTranslation('guidedTest');
  const nameOf = useChoiceName(productOf);
  if (!hasContent(phase)) return <p className="muted">{t('panel.emptyPhase')}</p>;
  if (phase.choices.length === 0) return <p className="muted">{t('panel.onlyProcedure')}</p>;
  const current = chosenOf(phase, chosen);
  // One product has its own details; several are listed, each leading to its own.
  const onDetails = (choice: RunChoice) => {
    const [only, ...others] = choice.products;
    if (only !== undefined && others.length === 0) onProduct(only);
    else onProducts(choice);
  };
  return phase.choices.map((choice) => (
    <ChoiceCard
      key={choice.key}
      choice={choice}
      name={nameOf(phase, choice)}
      isChosen={choice === current}
      isOnly={phase.choices.length === 1}
      why={choiceWhy(why, choice)}
      isProcedureOpened={opened.has(procedureKey(phase, choice))}
      superUser={superUser}
      productOf={productOf}
      timer={timer}
      onChoose={() => onChoose(choice)}
      onProcedure={() => onProcedure(choice)}
      onDetails={() => onDetails(choice)}
      onProduct={onProduct}
    />
  ));
}

/** Why a choice is offered and recommended; nothing of one that always is. */
function choiceWhy(why: PhaseWhy | undefined, { key }: RunChoice): Why | undefined {
  const found = why?.choices.find((choice) => choice.key === key);
  if (!found) return undefined;
  const all = found.recommended ? together(found.shown, found.recommended) : found.shown;
  return isAlways(all) ? undefined : all;
}
