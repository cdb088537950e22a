import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { useOfferedPhases } from '../state/use-offered-phases.ts';

/** The phases that users get from the catalogue, beside the phases of the guided test (OPW-11): each leads to its page. */
export function CataloguePhases({ config }: { config: GuidedTestConfig }) {
  const { t } = useTranslation('guidedTestEditor');
  const phases = useOfferedPhases(config);
  const id = useId();
  if (phases.length === 0) return null;
  return (
    <section className="catalogue-phases" aria-labelledby={id}>
      <h3 id={id}>{t('phases.catalogueTitle')}</h3>
      <p className="muted s">{t('phases.catalogueHint')}</p>
      <ul className="card">
        {phases.map(({ id: phase, name }) => (
          <li key={phase}>
            <Link to={paths.phase(phase)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
