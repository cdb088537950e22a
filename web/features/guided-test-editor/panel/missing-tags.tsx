import { useTranslation } from 'react-i18next';
import type { ConfigFinding } from '#shared/guided-test/check-config.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useCreateTags } from '../state/use-create-tags.ts';

type Props = { findings: readonly ConfigFinding[]; readOnly: boolean };

const missingTags = (findings: readonly ConfigFinding[]) => [
  ...new Set(findings.filter(({ rule }) => rule === 'tag-unknown').map(({ about }) => about)),
];

/** Shows slugs that no tag has, and makes them into tags if the user wants that (OPW-16). */
export function MissingTags({ findings, readOnly }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const slugs = missingTags(findings);
  const { create, creating, failure } = useCreateTags();
  if (slugs.length === 0) return null;
  return (
    <div className="missing-tags">
      <Alert
        tone="warn"
        action={
          !readOnly && (
            <Button small busy={creating} onClick={() => create(slugs)}>
              {t('tags.createMissing')}
            </Button>
          )
        }
      >
        {t('tags.missing', { count: slugs.length, slugs: slugs.join(', ') })}
        {failure && <p className="fault">{failure}</p>}
      </Alert>
    </div>
  );
}
