import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addQuestion } from '#shared/guided-test/edit-add.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { QuestionStage as Stage } from '#shared/schemas/guided-test.ts';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { useItemName } from '../state/use-item-name.ts';
import { AddTile } from './add-tile.tsx';
import { NewQuestionDialog } from './new-question-dialog.tsx';
import { QuestionRow } from './question-row.tsx';
import type { StageProps } from './stage-props.ts';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

/** The questions of a stage as steps, one of them open (WED-023, WED-028, WED-029). */
export function QuestionStage({ stage, ...props }: StageProps & { stage: Stage }) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const [adding, setAdding] = useState(false);
  const { config, selected, edits } = props;
  const items = stage.questions.map((item): Extract<ConfigItem, { kind: 'question' }> => {
    return { kind: 'question', place: { stage: stage.name, question: item.id }, item };
  });
  const rows = items.map((item) => ({ id: `question ${item.item.id}`, name: nameOf(item) }));
  const move = (row: string, position: number) => {
    const item = items[rows.findIndex(({ id }) => id === row)];
    if (item) edits.move(item, position);
  };
  return (
    <>
      {items.length === 0 ? (
        <p className="card test-editor-empty muted">{t('questions.empty')}</p>
      ) : (
        <ol className="card sortable-rows test-editor-rows" aria-label={t('questions.label')}>
          {items.map((item, index) => (
            <QuestionRow
              key={item.item.id}
              {...props}
              question={item}
              number={index + 1}
              row={items.length > 1 ? rows[index]?.id : undefined}
              isOpen={selected?.stage === stage.name && selected.question === item.item.id}
            />
          ))}
        </ol>
      )}
      {rows.length > 1 && (
        <Suspense>
          <RowDrag id="questions" rows={rows} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={rows} id={edits.moved && `question ${edits.moved}`} />
      <AddTile label={t('questions.add')} onClick={() => setAdding(true)} />
      {adding && (
        <NewQuestionDialog
          onAdd={(question) => edits.add(addQuestion(config, stage.name, question))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
