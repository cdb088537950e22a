import { type MouseEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import { isDeclined, procedureKey, proceduresOf } from '#shared/guided-test/chosen.ts';
import { isInColour } from '#shared/guided-test/in-colour.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import { hasContent, type RunPhase } from '#shared/guided-test/run-phases.ts';
import { Chip } from '#web/components/chip.tsx';
import { PhasePanel } from '#web/components/guided-test/phase-panel.tsx';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useOnline } from '#web/lib/use-online.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import type { Primary } from '../selection/primary-button.tsx';
import { consumptionText } from '../selection/table/consumption-text.ts';
import { lastStep } from './last-step.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import { type OpenedPart, StageDialogs } from './stage-dialogs.tsx';
import { StageHead } from './stage-head.tsx';
import { useOpenPanels } from './use-open-panels.ts';
import type { TestProducts } from './use-test-products.ts';

/** Moves that the bottom bar asks of the stage. */
export type StageHandle = {
  /** Leads to the first of some phases; `folding` leaves these alone open. */
  lead: (phases: readonly RunPhase[], folding: boolean) => void;
  readAll: () => void;
};

type Props = {
  guided: GuidedRun;
  products: TestProducts;
  catalogue: ProductCatalogue;
  /** Saves; undefined while it cannot. */
  save: Pick<Primary, 'label' | 'run'> | undefined;
  timer: Timer | undefined;
  ref: Ref<StageHandle>;
};

const shownProduct = (catalogue: ProductCatalogue, id: string) => {
  const product = catalogue.get(id);
  if (!product) return undefined;
  const { name, um, consumption, consumptionType, consumptionranges } = product;
  const stored = consumptionType === 'variable' ? consumptionranges[0]?.consumption : consumption;
  return { name, consumption: consumptionText(stored, um) };
};

/** The phases in their order, each with its choices (WIZ-011, WIZ-016). */
export function ProductStage({ guided, products, catalogue, save, timer, ref }: Props) {
  const seesAll = seesWholeGuidedTest(useUser());
  const online = useOnline();
  const [part, setPart] = useState<OpenedPart>();
  const { phases, test, missing, opened } = guided;
  const incomplete = new Set(missing.map(({ phase }) => phase.id));
  const panels = useOpenPanels(phases, incomplete);
  const { procedures, readAll, read } = useProcedures(guided, setPart);
  useImperativeHandle(ref, () => ({ lead: panels.lead, readAll }));
  return (
    <div className="stack test-panels" ref={panels.list} onClickCapture={useOwnPresses()}>
      <StageHead guided={guided} products={products} onRead={readAll} />
      {seesAll && <TestTags tags={guided.evaluation.tags} />}
      {phases.map((phase, index) => (
        <PhasePanel
          key={phase.id}
          phase={phase}
          number={index + 1}
          isOpen={panels.isOpen(phase)}
          onToggle={() => panels.toggle(phase)}
          chosen={test.chosen}
          opened={opened}
          isInColour={(choice) => isInColour(choice, products.withoutColour)}
          isDeclined={isDeclined(phase, test.declined ?? {})}
          isComplete={hasContent(phase) && !phase.isWithheld && !incomplete.has(phase.id)}
          why={guided.whys.get(phase.id)}
          showsPriority={seesAll}
          productOf={(id) => shownProduct(catalogue, id)}
          onChoose={(choice) => products.toggle(phase, choice)}
          onProcedure={(choice) => read(phase, choice)}
          onProducts={(choice) => setPart({ kind: 'products', phase, choice })}
          onProduct={(id) => setPart({ kind: 'product', id })}
          timer={timer}
        />
      ))}
      {part && (
        <StageDialogs
          {...{ part, catalogue, procedures }}
          next={online && lastStep(guided, products) === 'done' ? save : undefined}
          onOpen={setPart}
          onClose={() => setPart(undefined)}
        />
      )}
    </div>
  );
}

/** The procedures of the phases; opening one, or all in one place, counts as reading (OPW-34, OPW-71). */
function useProcedures({ phases, test, setTest }: GuidedRun, onOpen: (part: OpenedPart) => void) {
  const procedures = proceduresOf(phases, test.chosen);
  const open = (part: OpenedPart, keys: readonly string[]) => {
    setTest((now) => ({ ...now, opened: [...new Set([...now.opened, ...keys])] }));
    onOpen(part);
  };
  const keys = procedures.map(({ phase, choice }) => procedureKey(phase, choice));
  return {
    procedures,
    readAll: () => open({ kind: 'procedures' }, keys),
    read: (phase: RunPhase, choice?: RunChoice) =>
      open({ kind: 'procedure', phase, choice }, [procedureKey(phase, choice)]),
  };
}

/**
 * The last answer leads to the stage by itself. The second press of a double click on it was not meant for the choice that
 * stands there now.
 */
function useOwnPresses() {
  const hasBegun = useRef(false);
  return (event: MouseEvent) => {
    if (event.detail < 2) hasBegun.current = true;
    else if (!hasBegun.current) event.stopPropagation();
  };
}

/** The tags of the test, for super users (WIZ-022). */
function TestTags({ tags }: { tags: ReadonlySet<string> }) {
  const { t } = useTranslation('guidedTest');
  const list = useMemo(() => [...tags], [tags]);
  return (
    <div className="test-tags">
      <span className="muted s" id="test-tags">
        {t('tags')}
      </span>
      <ul aria-labelledby="test-tags">
        {list.map((tag) => (
          <li key={tag}>
            <Chip small>{tag}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
