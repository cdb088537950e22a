import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useChoiceName } from '#web/components/guided-test/choice-card.tsx';
import { PhaseName, usePhaseName } from '#web/components/guided-test/phase-name.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';

const ProcedureDialog = lazy(() => import('#web/components/guided-test/procedure-dialog.tsx'));
const ProductDialog = lazy(() => import('#web/components/product-dialog/product-dialog.tsx'));

/** What is looked at: a procedure, the products of a phase, one product. */
export type OpenedPart =
  | { kind: 'procedure'; phase: RunPhase; choice: RunChoice | undefined }
  | { kind: 'products'; phase: RunPhase }
  | { kind: 'product'; id: string };

type Props = {
  part: OpenedPart;
  catalogue: ProductCatalogue;
  onOpen: (part: OpenedPart) => void;
  onClose: () => void;
};

export function StageDialogs({ part, catalogue, onOpen, onClose }: Props) {
  const phaseName = usePhaseName();
  const choiceName = useChoiceName();
  if (part.kind === 'products') return <PhaseProducts {...{ part, catalogue, onOpen, onClose }} />;
  if (part.kind === 'product') {
    const product = catalogue.get(part.id);
    return product ? (
      <Suspense>
        <ProductDialog row={product} onClose={onClose} />
      </Suspense>
    ) : null;
  }
  const { phase, choice } = part;
  const procedure = choice ? choice.procedure : phase.procedure;
  const name = choice ? choiceName(choice, phase.choices.indexOf(choice) + 1) : phaseName(phase);
  return procedure ? (
    <Suspense>
      <ProcedureDialog name={name} procedure={procedure} onClose={onClose} />
    </Suspense>
  ) : null;
}

type ProductsProps = Props & { part: Extract<OpenedPart, { kind: 'products' }> };

/** The products that the choices of a phase bring, each leading to its details. */
function PhaseProducts({ part: { phase }, catalogue, onOpen, onClose }: ProductsProps) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const text = useProductText();
  const name = usePhaseName()(phase);
  const products = [...new Set(phase.choices.flatMap((choice) => choice.products))];
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
                aria-label={t('choice.details', { product: text(product.name).text })}
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
