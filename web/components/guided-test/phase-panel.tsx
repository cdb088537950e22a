import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chosen, chosenOf, onlyChoice, procedureKey } from '#shared/guided-test/chosen.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import { hasContent, isChoosable, type RunPhase } from '#shared/guided-test/run-phases.ts';
import { isAlways, type PhaseWhy, together, type Why } from '#shared/guided-test/why.ts';
import type { Timer } from '#web/lib/timer.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ChoiceCard, ProcedureButton, type ShownProduct } from './choice-card.tsx';
import { PhaseName } from './phase-name.tsx';
import { useChoiceName } from './use-choice-names.ts';
import { WhyThis } from './why-this.tsx';
import './phase-panel.css';

type Props = {
  phase: RunPhase;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
  chosen: Chosen;
  /** The procedures that were opened, by `procedureKey`. */
  opened: ReadonlySet<string>;
  isComplete: boolean;
  /** Its only choice was taken back. */
  isDeclined?: boolean;
  /** Whether a choice comes in the answered colour; left out where no colour was answered. */
  isInColour?: (choice: RunChoice) => boolean;
  /** The answers that led to it and to its choices. */
  why?: PhaseWhy | undefined;
  /** Whether its choices show their priority (WIZ-024). */
  showsPriority?: boolean;
  productOf: (id: string) => ShownProduct | undefined;
  onChoose: (choice: RunChoice) => void;
  onProcedure: (choice?: RunChoice) => void;
  /** Without a choice: the products of the phase. */
  onProducts: (choice?: RunChoice) => void;
  onProduct: (id: string) => void;
  timer?: Timer;
};

/** A phase of the last stage: its procedure, its products and its choices (WIZ-016 to WIZ-019). */
export function PhasePanel(props: Props) {
  const { phase, isOpen, isComplete } = props;
  const id = useId();
  return (
    <section
      className={`card phase-panel${isComplete ? ' complete' : ''}`}
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

function PanelHead({ id, ...props }: Props & { id: string }) {
  const { phase, isOpen, why } = props;
  const name = usePhaseLabel()(phase.name);
  return (
    <div className="panel-head">
      <h2 id={`${id}-name`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={props.onToggle}
        >
          <Icon name={isOpen ? 'angle-down' : 'angle-right'} />
          <span className="number muted">{props.number}</span>
          <PhaseName phase={phase} />
        </button>
      </h2>
      {!isOpen && <ChosenName {...props} />}
      {why && <WhyThis why={why.why} about={name} />}
      <PanelActions {...props} name={name} />
    </div>
  );
}

/** The choice of a phase, while its card is folded away. */
function ChosenName({ phase, chosen, productOf }: Props) {
  const nameOf = useChoiceName(productOf);
  const { t } = useTranslation('guidedTest');
  const current = chosenOf(phase, chosen);
  if (!current) return null;
  const names = [nameOf(phase, current), onlyChoice(phase) && t('choice.button.automatic')];
  return <p className="chosen-name">{names.filter(Boolean).join(' · ')}</p>;
}

function PanelActions({
  name,
  phase,
  chosen,
  opened,
  isComplete,
  isDeclined,
  onProcedure,
  onProducts,
}: Props & { name: string }) {
  const { t } = useTranslation('guidedTest');
  const isAsked = phase.procedure !== null && !opened.has(procedureKey(phase));
  const hasProducts = phase.choices.some(({ products }) => products.length > 0);
  return (
    <div className="panel-actions">
      {phase.procedure && (
        <ProcedureButton
          name={name}
          isOpened={!isAsked}
          title={t(isAsked ? 'panel.procedureToOpen' : 'panel.procedureOpened')}
          onOpen={() => onProcedure()}
        />
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
      <PanelState {...{ phase, chosen, isComplete, isDeclined }} />
    </div>
  );
}

type StateProps = Pick<Props, 'phase' | 'chosen' | 'isComplete' | 'isDeclined'>;

/** A phase asks for its choice first, then for its procedures. */
function PanelState({ phase, chosen, isComplete, isDeclined }: StateProps) {
  const { t } = useTranslation('guidedTest');
  if (phase.isWithheld) return <Badge>{t('panel.withheld')}</Badge>;
  if (isDeclined) return <Badge>{t('panel.declined')}</Badge>;
  const empty = { tone: 'warn', icon: 'exclamation-triangle', children: t('phases.empty') } as const;
  const complete = { tone: 'ok', icon: 'check', children: t('panel.complete') } as const;
  const isToChoose = isChoosable(phase) && !chosenOf(phase, chosen);
  const open = { tone: 'warn', children: t(isToChoose ? 'panel.toChoose' : 'panel.toRead') } as const;
  return <Badge {...(!hasContent(phase) ? empty : isComplete ? complete : open)} />;
}

function PanelBody(props: Props) {
  const { phase, chosen, opened, why, showsPriority, productOf, onProduct, timer } = props;
  const { t } = useTranslation('guidedTest');
  const nameOf = useChoiceName(productOf);
  if (phase.isWithheld && phase.choices.length === 0)
    return <p className="muted">{t('panel.withheldPhase')}</p>;
  if (!hasContent(phase)) return <p className="muted">{t('panel.emptyPhase')}</p>;
  if (phase.choices.length === 0) return <p className="muted">{t('panel.onlyProcedure')}</p>;
  const current = chosenOf(phase, chosen);
  // The details of one product; several products are listed, each with its details.
  const onDetails = (choice: RunChoice) => {
    const [only, ...others] = choice.products;
    if (only !== undefined && others.length === 0) onProduct(only);
    else props.onProducts(choice);
  };
  return phase.choices.map((choice) => (
    <ChoiceCard
      key={choice.key}
      {...{ choice, showsPriority, productOf, onProduct, timer }}
      name={nameOf(phase, choice)}
      isChosen={choice === current}
      isOnly={phase.choices.length === 1}
      isOutOfColour={props.isInColour?.(choice) === false}
      why={choiceWhy(why, choice)}
      isProcedureOpened={opened.has(procedureKey(phase, choice))}
      onChoose={() => props.onChoose(choice)}
      onProcedure={() => props.onProcedure(choice)}
      onDetails={() => onDetails(choice)}
    />
  ));
}

/** Why a choice is offered and recommended; undefined when it always is. */
function choiceWhy(why: PhaseWhy | undefined, { key }: RunChoice): Why | undefined {
  const found = why?.choices.find((choice) => choice.key === key);
  if (!found) return undefined;
  const all = found.recommended ? together(found.shown, found.recommended) : found.shown;
  return isAlways(all) ? undefined : all;
}
