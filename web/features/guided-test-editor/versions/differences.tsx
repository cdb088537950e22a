import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { type ConfigDifference, configDifferences } from '#shared/guided-test/config-differences.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Badge } from '#web/components/badge.tsx';
import { ChangedFields } from './changed-fields.tsx';
import './versions.css';

type Props = { before: GuidedTestConfig; after: GuidedTestConfig };

const tones = { added: 'ok', removed: 'err', moved: undefined, changed: 'acc' } as const;

/** The differences of two versions, element by element. */
export function Differences({ before, after }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const differences = configDifferences(before, after);
  if (differences.length === 0) return <p>{t('versions.same')}</p>;
  return (
    <ul className="test-editor-differences">
      {differences.map((difference) => (
        <Difference
          key={JSON.stringify([difference.how, difference.place])}
          difference={difference}
          configs={[after, before]}
        />
      ))}
    </ul>
  );
}

type LineProps = { difference: ConfigDifference; configs: readonly GuidedTestConfig[] };

function Difference({ difference, configs }: LineProps) {
  const { t, i18n } = useTranslation('guidedTestTools');
  const { kind, how, title, parent, fields } = difference;
  return (
    <li>
      <Badge tone={tones[how]}>{t(`versions.how.${how}`)}</Badge>
      <div>
        <span className="muted s">{t(`versions.kind.${kind}`)}</span> <b>{textIn(title, i18n.language)}</b>{' '}
        {parent && (
          <span className="muted s">{t('versions.in', { parent: textIn(parent, i18n.language) })}</span>
        )}
        {fields.length > 0 && <ChangedFields fields={fields} configs={configs} />}
      </div>
    </li>
  );
}
