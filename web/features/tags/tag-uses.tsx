import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { ListedUse } from './use-tags.ts';
import './tag-uses.css';

type PhaseUse = ListedUse & { id: string };
const isInPhase = (use: ListedUse): use is PhaseUse => use.id !== null;

/** The uses of each phase together, in their order. */
function byPhase(uses: readonly ListedUse[]): PhaseUse[][] {
  const phases = new Map<string, PhaseUse[]>();
  for (const use of uses.filter(isInPhase)) phases.set(use.id, [...(phases.get(use.id) ?? []), use]);
  return [...phases.values()];
}

/** Where a tag is used, with the way there (OPC-15). */
export function TagUses({ uses }: { uses: readonly ListedUse[] }) {
  const { t } = useTranslation('tags');
  return (
    <ul className="tag-uses" aria-label={t('uses.label')}>
      <GuidedTestUses uses={uses} />
      {byPhase(uses).map((inPhase) => (
        <PhaseUses key={inPhase[0]?.id} uses={inPhase} />
      ))}
    </ul>
  );
}

function GuidedTestUses({ uses }: { uses: readonly ListedUse[] }) {
  const { t } = useTranslation('tags');
  const kinds = new Set(uses.map(({ kind }) => kind));
  const places = [
    ...(kinds.has('GUIDED_TEST') ? [t('uses.published')] : []),
    ...(kinds.has('GUIDED_TEST_DRAFT') ? [t('uses.draft')] : []),
  ];
  if (places.length === 0) return null;
  return (
    <li>
      <Link to={paths.guidedTestEditor}>{t('uses.guidedTest')}</Link>
      <span className="muted">{places.join(', ')}</span>
    </li>
  );
}

function PhaseUses({ uses }: { uses: readonly PhaseUse[] }) {
  const { t } = useTranslation('tags');
  const productText = useProductText();
  const foreign = useForeign();
  const [first] = uses;
  if (!first) return null;
  const name = productText(first.name);
  const places = uses.map(({ kind, choice }) =>
    kind === 'PHASE' ? t('uses.conditions') : t('uses.choice', { number: (choice ?? 0) + 1 }),
  );
  return (
    <li>
      <Link to={paths.phase(first.id)} lang={foreign(name)}>
        {name.text}
      </Link>
      <span className="muted">{places.join(', ')}</span>
    </li>
  );
}
