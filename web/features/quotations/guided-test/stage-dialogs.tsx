import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToRead } from '#shared/guided-test/chosen.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { Button } from '#web/components/button.tsx';
import { PhaseName } from '#web/components/guided-test/phase-name.tsx';
import { useChoiceName } from '#web/components/guided-test/use-choice-names.ts';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import { ProcedureDialog, ProceduresDialog } from './test-dialogs.ts';

/** The procedure or the products of a phase, or of one of its choices. */
type PhasePart = { kind: 'procedure' | 'products'; phase: RunPhase; choice: RunChoice | undefined };
export type OpenedPart = PhasePart | { kind: 'product'; id: string } | { kind: 'procedures' };

type Props = {
  part: OpenedPart;
  catalogue: ProductCatalogue;
  /** The procedures of all phases. */
  procedures: readonly ToRead[];
  next: ComponentProps<typeof ProceduresDialog>['next'];
  onOpen: (part: OpenedPart) => void;
  onClose: () => void;
};

/** The name of the choice, else of the phase. */
function usePartName(catalogue: ProductCatalogue) {
  const phaseLabel = usePhaseLabel();
  const nameOf = useChoiceName((id) => catalogue.get(id));
  return ({ phase, choice }: PhasePart): string => (choice ? nameOf(phase, choice) : phaseLabel(phase.name));
}

export function StageDialogs({ part, catalogue, procedures, next, onOpen, onClose }: Props) {
  const nameOf = usePartName(catalogue);
  if (part.kind === 'procedures')
    return <ProceduresDialog {...{ procedures, next, onClose }} productOf={(id) => catalogue.get(id)} />;
  if (part.kind === 'product') {
    const product = catalogue.get(part.id);
    return product && <LazyProductDialog row={product} onClose={onClose} />;
  }
  if (part.kind === 'products') return <PhaseProducts {...{ part, catalogue, onOpen, onClose }} />;
  const { phase, choice } = part;
  const procedure = choice ? choice.procedure : phase.procedure;
  return procedure && <ProcedureDialog name={nameOf(part)} procedure={procedure} onClose={onClose} />;
}

type ProductsProps = Pick<Props, 'catalogue' | 'onOpen' | 'onClose'> & { part: PhasePart };

/** The products of all choices of a phase or of one, each with its details. */
function PhaseProducts({ part, catalogue, onOpen, onClose }: ProductsProps) {
  const { t } = useTranslation('guidedTest');
  const text = useProductText();
  const name = usePartName(catalogue)(part);
  const choices = part.choice ? [part.choice] : part.phase.choices;
  const products = [...new Set(choices.flatMap((choice) => choice.products))];
  return (
    <InfoDialog title={t('panel.productsOf', { phase: name })} onClose={onClose}>
      <ul className="phase-products" aria-label={name}>
        {products.map((id) => {
          const product = catalogue.get(id);
          if (!product) return null;
          return (
            <li key={id}>
              <PhaseName phase={product} />
              <Button
                small
                icon="info-circle"
                aria-label={t('choice.details', { name: text(product.name).text })}
                onClick={() => onOpen({ kind: 'product', id })}
              >
                {t('panel.details')}
              </Button>
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
