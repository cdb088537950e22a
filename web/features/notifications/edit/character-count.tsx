import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { LiveRegion } from '#web/components/live-region.tsx';
import './character-count.css';

const whole = italianNumber(0, 0);
/** Part of what fits from which on it is spoken how much is left. */
const nearEnd = 0.9;

type Props = {
  text: string;
  /** Letters that fit; more stay in the field, and are too many. */
  most: number;
};

/** How much of what fits was written, beside the label of its field: nothing pasted is cut off unseen. */
export function CharacterCount({ text, most }: Props) {
  const { t } = useTranslation('notifications');
  // As it is saved: without the blanks around it.
  const count = text.trim().length;
  const left = most - count;
  const spoken =
    left < 0 ? t('form.characters.tooMany', { count: -left }) : t('form.characters.left', { count: left });
  return (
    <span className={left < 0 ? 'character-count over' : 'character-count'}>
      <span aria-hidden="true">{`${whole.format(count)} / ${whole.format(most)}`}</span>
      <span className="vh">
        {t('form.characters.of', { written: whole.format(count), most: whole.format(most) })}
      </span>
      <LiveRegion text={count >= most * nearEnd ? spoken : ''} />
    </span>
  );
}
