import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addChoice } from '#shared/guided-test/edit-add.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { useChoiceNames } from '#web/components/guided-test/use-choice-names.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { useReferences } from '../state/use-references.ts';
import { AddTile } from './add-tile.tsx';
import type { StageProps } from './stage-props.ts';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = StageProps & { phase: Extract<ConfigItem, { kind: 'phase' }> };

/** The choices of the open phase (WED-036, WED-038). */
export function ChoiceRows({ config, phase, selected, select, edits }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const { products } = useReferences();
  const { place, item } = phase;
  const choices = item.choices.map((choice): ConfigItem => {
    return { kind: 'choice', place: { ...place, choice: choice.id }, item: choice };
  });
  const names = useChoiceNames()(item.choices, (id) => products.get(id)?.name);
  const rows = choices.map((choice, index) => ({
    id: `choice ${choice.item.id}`,
    name: names[index] ?? '',
  }));
  const move = (row: string, position: number) => {
    const choice = choices[rows.findIndex(({ id }) => id === row)];
    if (choice) edits.move(choice, position);
  };
  return (
    <div className="answers">
      {choices.length === 0 && <p className="muted s">{t('choices.empty')}</p>}
      <ul className="answer-tiles full" aria-label={t('choices.label')}>
        {choices.map((choice, index) => (
          <li key={choice.item.id} className={selected?.choice === choice.item.id ? 'selected' : undefined}>
            {rows.length > 1 && <span className="grip-place" data-grip={rows[index]?.id} />}
            <button
              type="button"
              className="name"
              aria-pressed={selected?.choice === choice.item.id}
              onClick={() => select(choice.place)}
            >
              {rows[index]?.name}
            </button>
            <IconButton
              icon="trash"
              small
              label={t('choices.delete', { name: rows[index]?.name })}
              onClick={() => edits.remove(choice)}
            />
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <Suspense>
          <RowDrag id="choices" rows={rows} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={rows} id={edits.moved && `choice ${edits.moved}`} />
      <AddTile label={t('choices.add')} onClick={() => edits.add(addChoice(config, place))} />
    </div>
  );
}
