import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedColour, TestRun } from '#shared/guided-test/test-run.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useUser } from '#web/lib/session.ts';
import { useColours } from '#web/lib/use-colours.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { AwaitedPicker, ColourPicker } from '../view/colour/colour-picker.tsx';
import { ColourPreview } from '../view/colour/colour-preview.tsx';
import { rememberColour } from '../view/colour/recent-colours.ts';
import { type ColourState, useFoundColours } from '../view/colour/use-colour-selection.ts';
import '../view/colour/colour-dialog.css';

/** No product is chosen yet: every published colour is offered. */
const anyProduct = { priceType: 'fixed', priceranges: [], colorlist: null } as const;
const noQuotation = { selectedProducts: [] };

type Props = {
  isRoom: boolean;
  /** The colour picked before, when the answer is changed. */
  current: Pick<TestRun, 'color' | 'colorlist'>;
  onPick: (picked: PickedColour) => void;
  onClose: () => void;
};

/** The colour that an answer asks for; without one the question stays unanswered (OPW-31). */
export default function TestColourDialog({ isRoom, current, onPick, onClose }: Props) {
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const { id: userId } = useUser();
  const { colours, error } = useColours();
  const failureText = useFailureText();
  const [state, setState] = useState<ColourState>({ sId: '', search: '' });
  const before = colours?.find(
    ({ code, colorlist }) => code === current.color?.code && colorlist === current.colorlist,
  );
  const picked = state.picked ?? before;
  const found = useFoundColours(anyProduct, colours, state);
  const preview = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<ColourState>) => setState((now) => ({ ...now, ...changes }));
  const confirm = () => {
    if (!picked) return;
    const { code, r, g, b, colorlist } = picked;
    rememberColour(userId, picked);
    onPick({ color: { code, r, g, b }, colorlist });
  };
  return (
    <Dialog
      title={t('colour.title')}
      width={400}
      unsaved={state.picked !== undefined}
      onSubmit={confirm}
      onClose={onClose}
      footer={<SubmitButtons disabled={!picked}>{t('quotations:view.colours.confirm')}</SubmitButtons>}
    >
      <div className="colours">
        <ColourPreview ref={preview} colour={picked} isRoom={isRoom} />
        <Picked colour={picked} />
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        {colours ? (
          <ColourPicker
            {...{ colours, found, picked, preview }}
            quotation={noQuotation}
            row={anyProduct}
            selection={{ state, change }}
          />
        ) : (
          !error && <AwaitedPicker />
        )}
      </div>
    </Dialog>
  );
}

function Picked({ colour }: { colour: PublishedColour | undefined }) {
  const { t } = useTranslation('quotations');
  if (!colour) {
    return (
      <div className="chosen-colour none">
        <b>{t('view.colours.none')}</b>
      </div>
    );
  }
  return (
    <div className="chosen-colour">
      <Swatch colour={colour} size="big" />
      <div className="grow">
        <b>{colour.code}</b>
        <p className="muted s">{colour.colorlist}</p>
      </div>
    </div>
  );
}
