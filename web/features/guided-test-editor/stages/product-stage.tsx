import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPhase } from '#shared/guided-test/edit-add.ts';
import { editProductStage } from '#shared/guided-test/edit-place.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { SetConfig } from '../state/use-editor.ts';
import { useItemName } from '../state/use-item-name.ts';
import { AddPhaseDialog } from './add-phase-dialog.tsx';
import { AddTile } from './add-tile.tsx';
import { CataloguePhases } from './catalogue-phases.tsx';
import { PhaseRow } from './phase-row.tsx';
import type { StageProps } from './stage-props.ts';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = StageProps & { stage: GuidedTestConfig[3]; setConfig: SetConfig };

/** The working phases of the last stage (WED-031 to WED-038). */
export function ProductStage({ stage, setConfig, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const [adding, setAdding] = useState(false);
  const { config, selected, edits } = props;
  const items = stage.phases.map((item): Extract<ConfigItem, { kind: 'phase' }> => {
    return { kind: 'phase', place: { stage: 'stage4', phase: item.id }, item };
  });
  const rows = items.map((item) => ({ id: `phase ${item.item.id}`, name: nameOf(item) }));
  const move = (row: string, position: number) => {
    const item = items[rows.findIndex(({ id }) => id === row)];
    if (item) edits.move(item, position);
  };
  return (
    <>
      <h3>{t('phases.title')}</h3>
      <SwitchField
        label={t('phases.includeCatalogue')}
        checked={stage.includeCataloguePhases}
        onChange={({ target: { checked } }) =>
          setConfig(
            (now) => now && editProductStage(now, (last) => ({ ...last, includeCataloguePhases: checked })),
          )
        }
      />
      {items.length === 0 ? (
        <p className="card test-editor-empty muted">{t('phases.empty')}</p>
      ) : (
        <ol className="card sortable-rows test-editor-rows" aria-label={t('phases.title')}>
          {items.map((item, index) => (
            <PhaseRow
              key={item.item.id}
              {...props}
              phase={item}
              number={index + 1}
              row={items.length > 1 ? rows[index]?.id : undefined}
              isOpen={selected?.phase === item.item.id}
            />
          ))}
        </ol>
      )}
      {rows.length > 1 && (
        <Suspense>
          <RowDrag id="phases" rows={rows} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={rows} id={edits.moved && `phase ${edits.moved}`} />
      <AddTile label={t('phases.add')} onClick={() => setAdding(true)} />
      <CataloguePhases config={config} />
      {adding && (
        <AddPhaseDialog
          taken={stage.phases.map(({ catalogPhaseId }) => catalogPhaseId)}
          onAdd={(phase) => edits.add(addPhase(config, phase))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
