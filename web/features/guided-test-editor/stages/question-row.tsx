import { useTranslation } from 'react-i18next';
import { type ConfigItem, pairsOf } from '#shared/guided-test/items-of.ts';
import { Badge } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useItemName } from '../state/use-item-name.ts';
import { AnswerTiles } from './answer-tiles.tsx';
import type { StageProps } from './stage-props.ts';

type Question = Extract<ConfigItem, { kind: 'question' }>;
type Props = StageProps & {
  question: Question;
  number: number;
  /** Its id among the rows that can be sorted, where there are several. */
  row: string | undefined;
  isOpen: boolean;
};

/** How many rules decide whether a question is shown. */
const ruleCount = (found: Question) => {
  const { visible, hidden } = found.item;
  const tags = hidden.filter((hides) => typeof hides === 'string').length;
  return pairsOf(found).length + tags + (visible === true ? 0 : 1);
};

/** A question as one line; its answers under it while it is open (WED-023). */
export function QuestionRow({ question, number, row, isOpen, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const name = useItemName()(question);
  const rules = ruleCount(question);
  return (
    <li className={isOpen ? 'open' : undefined}>
      <div className="line">
        {row && <span className="grip-place" data-grip={row} />}
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          onClick={() => props.select(question.place)}
        >
          <span className="number">{number}</span> <span className="grow">{name}</span>
        </button>
        <span className="facts">
          {rules > 0 && (
            <span className="rules" title={t('questions.rules', { count: rules })}>
              <Icon name="filter" small />
              <span aria-hidden="true">{rules}</span>
              <span className="vh">{t('questions.rules', { count: rules })}</span>
            </span>
          )}
          <Badge>{t(`questions.types.${question.item.type}`)}</Badge>
          <span className="count">{t('questions.answers', { count: question.item.answers.length })}</span>
        </span>
        <IconButton
          icon="trash"
          small
          label={t('questions.delete', { name })}
          onClick={() => props.edits.remove(question)}
        />
      </div>
      {isOpen && <AnswerTiles {...props} question={question} />}
    </li>
  );
}
