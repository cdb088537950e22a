import { useTranslation } from 'react-i18next';
import { countedDifferences } from '#shared/guided-test/counted-differences.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import './versions.css';

type Props = { before: GuidedTestConfig; after: GuidedTestConfig };

/** How many questions, answers, phases and choices differ. */
export function ChangeCounts({ before, after }: Props) {
  const { t } = useTranslation('guidedTestTools');
  return (
    <ul className="test-editor-counts">
      {countedDifferences(before, after).map(({ kind, counts }) => (
        <li key={kind}>
          {t(`versions.kinds.${kind}`)}:{' '}
          <b>{counts.map(({ how, count }) => t(`versions.counted.${how}`, { count })).join(', ')}</b>
        </li>
      ))}
    </ul>
  );
}
