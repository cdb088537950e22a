import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { RunFinding } from '#shared/guided-test/check-runs/run-finding.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { useFindingTexts } from '#web/components/test-check/finding-texts.ts';

type Props = { finding: RunFinding; config: GuidedTestConfig; onOpen: (place: Place) => void };

/** One finding: what it is about, a run that leads to it, the way to where it is mended. */
export function CheckFinding({ finding, config, onOpen }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const texts = useFindingTexts(config);
  const { cataloguePhase, run } = finding;
  const title = texts.titleOf(finding);
  const about = texts.aboutOf(finding);
  return (
    <li className="finding">
      <div className="finding-text">
        {(title || about) && (
          <span>
            {title && <b>{title}</b>} {cataloguePhase && <Badge>{t('check.catalogue')}</Badge>}{' '}
            {about && <code>{about}</code>}
          </span>
        )}
        {run && <span className="muted s">{t('check.example', { run: texts.runOf(run) })}</span>}
      </div>
      <Way {...{ finding, config, onOpen }} title={title || about} />
    </li>
  );
}

/** The way to the element; to the phases, for a run that comes to none. */
function Way({ finding, config, title, onOpen }: Props & { title: string }) {
  const { t, i18n } = useTranslation('guidedTestTools');
  const { place, cataloguePhase } = finding;
  const look = { small: true, icon: 'arrow-right' } as const;
  if (cataloguePhase)
    return (
      <ButtonLink {...look} to={paths.phase(cataloguePhase)} aria-label={t('check.openOf', { title })}>
        {t('check.open')}
      </ButtonLink>
    );
  const { name, title: stage } = config[3];
  return (
    <Button
      {...look}
      aria-label={t('check.openOf', { title: title || textIn(stage, i18n.language) })}
      onClick={() => onOpen(place ?? { stage: name })}
    >
      {t('check.open')}
    </Button>
  );
}
