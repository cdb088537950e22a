import { useTranslation } from 'react-i18next';
import { SaveState } from '#web/components/save-bar.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import type { QuotationView } from '../view/use-quotation-view.ts';
import { AreaPanel } from './area/area-panel.tsx';
import { CostPanel } from './area/cost-panel.tsx';
import { Keypad } from './formula/keypad.tsx';
import { OwnKeysContext, type useOwnKeys } from './formula/own-keys.ts';
import { useKeysItem } from './formula/use-keys-item.ts';
import { foundLine, LineScreen } from './line-screen.tsx';
import { type MeasureDialog, MeasureDialogs } from './measure-dialogs.tsx';
import { PlaceList } from './place-list.tsx';
import type { useMeasures } from './use-measures.ts';

type Props = {
  view: QuotationView;
  measuring: ReturnType<typeof useMeasures>;
  keys: ReturnType<typeof useOwnKeys>;
  dialog: MeasureDialog | undefined;
  setDialog: (dialog: MeasureDialog | undefined) => void;
};

/** Places beside the area and the costs that they give, with what is open over them. */
export function MeasuredParts({ view, measuring, keys, dialog, setDialog }: Props) {
  const { t } = useTranslation('measures');
  const isNarrow = useNarrowerThan(640);
  const keysItem = useKeysItem(keys);
  const { draft, save } = view;
  const { edits, open, close } = measuring;
  const quotation = draft.draft;
  const isEmpty = quotation.measures.places.length === 0;
  const line = isNarrow && foundLine(quotation.measures, open.line);
  return (
    <OwnKeysContext value={keys.own}>
      <div className={isEmpty ? 'measures unmeasured' : 'split measures'}>
        <PlaceList {...measuring} {...{ quotation, isNarrow }} onOpen={setDialog} />
        {!isEmpty && (
          <aside className="stack" aria-label={t('area.title')}>
            <AreaPanel {...{ draft, edits }} onChooseRow={(sId) => setDialog({ kind: 'row', sId })} />
            <CostPanel quotation={quotation} />
          </aside>
        )}
      </div>
      <MeasureDialogs {...{ view, dialog, edits }} onClose={() => setDialog(undefined)} />
      {!line && keys.own && <Keypad />}
      {line && (
        <LineScreen
          {...line}
          edits={edits}
          openOpening={open.opening}
          ownKeys={keys.own}
          more={keysItem ? [keysItem] : []}
          state={<SaveState changes={draft.changes} saving={save.saving} savedAt={save.savedAt} />}
          onClose={close}
        />
      )}
    </OwnKeysContext>
  );
}
