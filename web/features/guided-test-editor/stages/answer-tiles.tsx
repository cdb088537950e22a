import { useState } from 'react';
import { addAnswer } from '#shared/guided-test/edit-add.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { useItemName } from '../state/use-item-name.ts';
import { ItemTiles } from './item-tiles.tsx';
import { NewAnswerDialog } from './new-answer-dialog.tsx';
import type { StageProps } from './stage-props.ts';

/** One answer takes the full width, two half each, more a third each (WED-030). */
const widthOf = (count: number) => (count === 1 ? 'full' : count === 2 ? 'half' : 'third');

type Props = StageProps & { question: Extract<ConfigItem, { kind: 'question' }> };

/** The answers of the open question (WED-024, WED-026, WED-027). */
export function AnswerTiles({ config, question, ...props }: Props) {
  const nameOf = useItemName();
  const [adding, setAdding] = useState(false);
  const { place, item } = question;
  const answers = item.answers.map((answer): ConfigItem => {
    return { kind: 'answer', place: { ...place, answer: answer.id }, item: answer };
  });
  return (
    <div className="answers">
      <ItemTiles
        kind="answer"
        items={answers}
        names={answers.map(nameOf)}
        width={widthOf(answers.length)}
        onAdd={() => setAdding(true)}
        {...props}
      />
      {adding && (
        <NewAnswerDialog
          question={nameOf(question)}
          onAdd={(title) => props.edits.add(addAnswer(config, place, title))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
