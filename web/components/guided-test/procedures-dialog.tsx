import { useTranslation } from 'react-i18next';
import type { ToRead } from '#shared/guided-test/chosen.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { RichText } from '../rich-text.tsx';
import type { ShownProduct } from './choice-card.tsx';
import { PhaseName } from './phase-name.tsx';
import { useChoiceName } from './use-choice-names.ts';
import './procedures-dialog.css';

type Props = {
  procedures: readonly ToRead[];
  productOf: (id: string) => Pick<ShownProduct, 'name'> | undefined;
  /** Leads on from here, once nothing else is missing. */
  next?: { label: string; run: () => void } | undefined;
  onClose: () => void;
};

/** How all phases and their chosen choices are carried out, each under its heading (OPW-71). */
export default function ProceduresDialog({ procedures, productOf, next, onClose }: Props) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const text = useProductText();
  const nameOf = useChoiceName(productOf);
  const goOn = () => {
    onClose();
    next?.run();
  };
  return (
    <DialogFrame
      title={t('procedures.title')}
      width={700}
      readOnly
      onSubmit={next ? goOn : onClose}
      onClose={onClose}
      footer={
        <>
          {next && <Button onClick={onClose}>{t('common:actions.close')}</Button>}
          <Button variant="primary" type="submit" data-autofocus>
            {next?.label ?? t('common:actions.close')}
          </Button>
        </>
      }
    >
      <div className="procedures">
        {procedures.map(({ phase, choice, procedure }) => (
          <section key={`${phase.id} ${choice?.key ?? ''}`}>
            {choice ? (
              <h4>{nameOf(phase, choice)}</h4>
            ) : (
              <h3>
                <PhaseName phase={phase} />
              </h3>
            )}
            <RichText text={text(procedure)} />
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}
