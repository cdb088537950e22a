import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { LiveRegion } from '#web/components/live-region.tsx';
import './character-count.css';

/** Share of the limit from which on the rest is spoken. */
const nearEnd = 0.9;

type Props = {
  text: string;
  /** The limit; the field keeps longer text, so that a paste loses nothing. */
  most: number;
};

/** Counts the letters, beside the label of the field. */
export function CharacterCount({ text, most }: Props) {
  const { t } = useTranslation('notifications');
  // The save trims the text.
  const count = text.trim().length;
  const left = most - count;
  const spoken =
    left < 0 ? t('form.characters.tooMany', { count: -left }) : t('form.characters.left', { count: left });
  return (
    <span className={left < 0 ? 'character-count over' : 'character-count'}>
      <span aria-hidden="true">{`${formatWhole(count)} / ${formatWhole(most)}`}</span>
      <span className="vh">
        {t('form.characters.of', { written: formatWhole(count), most: formatWhole(most) })}
      </span>
      <LiveRegion text={count >= most * nearEnd ? spoken : ''} />
    </span>
  );
}
