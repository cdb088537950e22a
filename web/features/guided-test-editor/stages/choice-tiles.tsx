import { useTranslation } from 'react-i18next';
import { addChoice } from '#shared/guided-test/edit-add.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { useChoiceNames } from '#web/components/guided-test/use-choice-names.ts';
import { useReferences } from '../state/use-references.ts';
import { ItemTiles } from './item-tiles.tsx';
import type { StageProps } from './stage-props.ts';

type Props = StageProps & { phase: Extract<ConfigItem, { kind: 'phase' }> };

/** The choices of the open phase (WED-036, WED-038). */
export function ChoiceTiles({ config, phase, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const { products } = useReferences();
  const { place, item } = phase;
  const choices = item.choices.map((choice): ConfigItem => {
    return { kind: 'choice', place: { ...place, choice: choice.id }, item: choice };
  });
  const names = useChoiceNames()(item.choices, (id) => products.get(id)?.name);
  return (
    <div className="answers">
      {choices.length === 0 && <p className="muted s">{t('choices.empty')}</p>}
      <ItemTiles
        kind="choice"
        items={choices}
        names={names}
        width="full"
        onAdd={() => props.edits.add(addChoice(config, place))}
        {...props}
      />
    </div>
  );
}
