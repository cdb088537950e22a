import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPhase } from '#shared/guided-test/edit-add.ts';
import { editProductStage } from '#shared/guided-test/edit-place.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { ConfigPhase, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { SetConfig } from '../state/use-editor.ts';
import { AddPhaseDialog } from './add-phase-dialog.tsx';
import { CataloguePhases } from './catalogue-phases.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { ItemRows } from './item-rows.tsx';
import type { StageProps } from './stage-props.ts';

type Props = StageProps & { stage: GuidedTestConfig[3]; setConfig: SetConfig };

/** The working phases of the last stage (WED-031 to WED-038). */
export function ProductStage({ stage, setConfig, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [adding, setAdding] = useState(false);
  const { config, selected, edits } = props;
  const items = stage.phases.map((item): Extract<ConfigItem, { kind: 'phase' }> => {
    return { kind: 'phase', place: { stage: 'stage4', phase: item.id }, item };
  });
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
      <ItemRows
        {...props}
        list="phases"
        label={t('phases.title')}
        items={items}
        isOpen={({ item }) => selected?.phase === item.id}
        facts={({ item }) => <Facts phase={item} />}
        content={(phase) => phase.item.withChoices && <ChoiceTiles {...props} phase={phase} />}
        onAdd={() => setAdding(true)}
      />
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

function Facts({ phase }: { phase: ConfigPhase }) {
  const { t } = useTranslation('guidedTestEditor');
  const { withProcedure, withChoices, choices, catalogPhaseId } = phase;
  const conditions = phase.conditions.length + phase.tagConditions.length;
  return (
    <>
      {catalogPhaseId && <Fact icon="link" text={t('phases.ofCatalogue')} />}
      {withProcedure && <Fact icon="book" text={t('phases.withProcedure')} />}
      {withChoices && choices.length > 0 && (
        <Fact icon="list" text={t('phases.withChoices', { count: choices.length })} />
      )}
      {conditions > 0 && <Fact icon="filter" text={t('phases.withConditions', { count: conditions })} />}
    </>
  );
}

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <span className="fact" title={text}>
    <Icon name={icon} small />
    <span className="vh">{text}</span>
  </span>
);
