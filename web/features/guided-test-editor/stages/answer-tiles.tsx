import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAnswer } from '#shared/guided-test/edit-add.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { useItemName } from '../state/use-item-name.ts';
import { AddTile } from './add-tile.tsx';
import { NewAnswerDialog } from './new-answer-dialog.tsx';
import type { StageProps } from './stage-props.ts';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

/** One answer takes the full width, two half each, more a third each (WED-030). */
const widthOf = (count: number) => (count === 1 ? 'full' : count === 2 ? 'half' : 'third');

type Props = StageProps & { question: Extract<ConfigItem, { kind: 'question' }> };

/** The answers of the open question: chosen, moved, added and removed (WED-024, WED-026, WED-027). */
export function AnswerTiles({ config, question, selected, select, edits }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const [adding, setAdding] = useState(false);
  const { place, item } = question;
  const answers = item.answers.map((answer): ConfigItem => {
    return { kind: 'answer', place: { ...place, answer: answer.id }, item: answer };
  });
  const rows = answers.map((answer) => ({ id: `answer ${answer.item.id}`, name: nameOf(answer) }));
  const move = (row: string, position: number) => {
    const answer = answers[rows.findIndex(({ id }) => id === row)];
    if (answer) edits.move(answer, position);
  };
  return (
    <div className="answers">
      <ul className={`answer-tiles ${widthOf(answers.length)}`} aria-label={t('answers.label')}>
        {answers.map((answer, index) => (
          <li key={answer.item.id} className={selected?.answer === answer.item.id ? 'selected' : undefined}>
            {rows.length > 1 && <span className="grip-place" data-grip={rows[index]?.id} />}
            <button
              type="button"
              className="name"
              aria-pressed={selected?.answer === answer.item.id}
              onClick={() => select(answer.place)}
            >
              {rows[index]?.name}
            </button>
            <IconButton
              icon="trash"
              small
              label={t('answers.delete', { name: rows[index]?.name })}
              onClick={() => edits.remove(answer)}
            />
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <Suspense>
          <RowDrag id="answers" grid rows={rows} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={rows} id={edits.moved && `answer ${edits.moved}`} />
      <AddTile label={t('answers.add')} onClick={() => setAdding(true)} />
      {adding && (
        <NewAnswerDialog
          question={nameOf(question)}
          onAdd={(title) => edits.add(addAnswer(config, place, title))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
