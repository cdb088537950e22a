import { useTranslation } from 'react-i18next';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { PhaseName, usePhaseName } from '#web/components/guided-test/phase-name.tsx';
import { useChoiceName } from '#web/components/guided-test/use-choice-names.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import { ProcedureDialog, ProductDialog } from './test-dialogs.ts';

/** What is looked at: a procedure, the products of a phase or of one of its choices, one product. */
export type OpenedPart =
  | { kind: 'procedure'; phase: RunPhase; choice: RunChoice | undefined }
  | { kind: 'products'; phase: RunPhase; choice: RunChoice | undefined }
  | { kind: 'product'; id: string };

type Props = {
  part: OpenedPart;
  catalogue: ProductCatalogue;
  onOpen: (part: OpenedPart) => void;
  onClose: () => void;
};

/** What the phase, or the choice, is called whose procedure or products are looked at. */
function usePartName(catalogue: ProductCatalogue) {
  const phaseName = usePhaseName();
  const nameOf = useChoiceName((id) => catalogue.get(id));
  return ({ phase, choice }: Exclude<OpenedPart, { kind: 'product' }>): string =>
    choice ? nameOf(phase, choice) : phaseName(phase);
}

export function StageDialogs({ part, catalogue, onOpen, onClose }: Props) {
  const nameOf = usePartName(catalogue);
  if (part.kind === 'products') return <PhaseProducts {...{ part, catalogue, onOpen, onClose }} />;
  if (part.kind === 'product') {
    const product = catalogue.get(part.id);
    return product ? (
      <DialogPlace>
        <ProductDialog row={product} onClose={onClose} />
      </DialogPlace>
    ) : null;
  }
  const { phase, choice } = part;
  const procedure = choice ? choice.procedure : phase.procedure;
  return procedure ? (
    <DialogPlace>
      <ProcedureDialog name={nameOf(part)} procedure={procedure} onClose={onClose} />
    </DialogPlace>
  ) : null;
}

type ProductsProps = Props & { part: Extract<OpenedPart, { kind: 'products' }> };

/** The products that the choices of a phase, or one of them, bring, each leading to its details. */
function PhaseProducts({ part, catalogue, onOpen, onClose }: ProductsProps) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const text = useProductText();
  const name = usePartName(catalogue)(part);
  const choices = part.choice ? [part.choice] : part.phase.choices;
  const products = [...new Set(choices.flatMap((choice) => choice.products))];
  return (
    <DialogFrame
      title={t('panel.productsOf', { phase: name })}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button variant="primary" type="submit" data-autofocus>
          {t('common:actions.close')}
        </Button>
      }
    >
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
    </DialogFrame>
  );
}
