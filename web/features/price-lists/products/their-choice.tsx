import { useTranslation } from 'react-i18next';

/** Names that one reads before a decision; the others are counted. */
const mostNames = 12;

type Props = {
  before: readonly string[];
  after: readonly string[];
  /** Names of products by id. */
  names: ReadonlyMap<string, string>;
};

/** The products that somebody else put into the list and took out of it meanwhile. */
export function TheirChoice({ before, after, names }: Props) {
  const { t } = useTranslation('priceLists');
  const line = (way: 'joined' | 'left', from: readonly string[], to: readonly string[]) => {
    const held = new Set(from);
    const ids = to.filter((id) => !held.has(id));
    const shown = ids.slice(0, mostNames).map((id) => names.get(id) ?? id);
    const more = ids.length - shown.length;
    if (more > 0) shown.push(t('products.theirs.more', { count: more }));
    return (
      ids.length > 0 && <p>{t(`products.theirs.${way}`, { count: ids.length, names: shown.join(', ') })}</p>
    );
  };
  return (
    <>
      {line('joined', before, after)}
      {line('left', after, before)}
    </>
  );
}
