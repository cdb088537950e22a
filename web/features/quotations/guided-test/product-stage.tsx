import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import { procedureKey } from '#shared/guided-test/chosen.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import { hasContent, type RunPhase } from '#shared/guided-test/run-phases.ts';
import { Chip } from '#web/components/chip.tsx';
import { PhasePanel } from '#web/components/guided-test/phase-panel.tsx';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import { consumptionText } from '../selection/table/consumption-text.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import { type OpenedPart, StageDialogs } from './stage-dialogs.tsx';
import { useOpenPanels } from './use-open-panels.ts';
import type { TestProducts } from './use-test-products.ts';

type Props = {
  guided: GuidedRun;
  products: TestProducts;
  catalogue: ProductCatalogue;
  timer: Timer | undefined;
};

const shownProduct = (catalogue: ProductCatalogue, id: string) => {
  const product = catalogue.get(id);
  if (!product) return undefined;
  const { name, um, consumption, consumptionType, consumptionranges } = product;
  const stored = consumptionType === 'variable' ? consumptionranges[0]?.consumption : consumption;
  return { name, consumption: consumptionText(stored, um) };
};

/** The phases in their order, each with its choices (WIZ-011, WIZ-016). */
export function ProductStage({ guided, products, catalogue, timer }: Props) {
  const seesAll = seesWholeGuidedTest(useUser());
  const [part, setPart] = useState<OpenedPart>();
  const { phases, test, missing, opened } = guided;
  const incomplete = new Set(missing.map(({ phase }) => phase.id));
  const panels = useOpenPanels(phases, incomplete, products);
  const openProcedure = (phase: RunPhase, choice?: RunChoice) => {
    const key = procedureKey(phase, choice);
    guided.setTest((now) => ({ ...now, opened: [...new Set([...now.opened, key])] }));
    setPart({ kind: 'procedure', phase, choice });
  };
  return (
    <div className="stack test-panels" ref={panels.list}>
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
          isComplete={hasContent(phase) && !incomplete.has(phase.id)}
          why={guided.whys.get(phase.id)}
          showsPriority={seesAll}
          productOf={(id) => shownProduct(catalogue, id)}
          onChoose={(choice) => products.toggle(phase, choice)}
          onProcedure={(choice) => openProcedure(phase, choice)}
          onProducts={(choice) => setPart({ kind: 'products', phase, choice })}
          onProduct={(id) => setPart({ kind: 'product', id })}
          timer={timer}
        />
      ))}
      {part && (
        <StageDialogs part={part} catalogue={catalogue} onOpen={setPart} onClose={() => setPart(undefined)} />
      )}
    </div>
  );
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
