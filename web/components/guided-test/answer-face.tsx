import { textIn } from '#shared/format/text-in.ts';
import type { AskedQuestion } from '#shared/guided-test/evaluate.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { Drawing } from './drawing.tsx';
import './answer-face.css';

type Answer = AskedQuestion['answers'][number];

/** Whether any of these answers has more than its text: all of them then stand as cards. */
export const haveMore = (answers: readonly Answer[]): boolean =>
  answers.some(({ hint, drawing }) => textIn(hint, 'it') || drawing);

/** Names an answer by its text alone; its hint is read out after that. */
export const namedByFace = (id: string, { hint }: Answer) =>
  textIn(hint, 'it') ? { 'aria-labelledby': `${id}-text`, 'aria-describedby': `${id}-hint` } : {};

/** The drawing, the text and the hint of an answer. */
export const AnswerFace = ({ id, answer: { title, hint, drawing } }: { id: string; answer: Answer }) => (
  <>
    <Drawing name={drawing} />
    <span className="answer-face">
      <CatalogueText id={`${id}-text`} text={title} className="answer-text" />
      {textIn(hint, 'it') && <CatalogueText id={`${id}-hint`} text={hint} className="answer-hint" />}
    </span>
  </>
);
