import { useTranslation } from 'react-i18next';
import { itemAt } from '#shared/guided-test/edit-place.ts';
import { Icon } from '#web/components/icon.tsx';
import { useItemName } from '../state/use-item-name.ts';
import type { SlotProps } from './slot-props.ts';

/** The faults of the guided test, each with a link to its place; errors block publishing (OPW-16). */
export function FindingsCard({ config, findings, goTo }: Pick<SlotProps, 'config' | 'findings' | 'goTo'>) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  if (!config || findings.length === 0) return null;
  const errors = findings.filter(({ level }) => level === 'error').length;
  const counts = [
    errors > 0 && t('findings.errors', { count: errors }),
    findings.length > errors && t('findings.warnings', { count: findings.length - errors }),
  ];
  return (
    <details className="card test-editor-findings">
      <summary className={errors > 0 ? 'err' : 'warn'}>
        <Icon name={errors > 0 ? 'exclamation-circle' : 'exclamation-triangle'} />
        {counts.filter(Boolean).join(', ')}
        <span className="opens">
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <ul>
        {findings.map(({ level, rule, place, about }) => {
          const item = itemAt(config, place);
          return (
            <li key={JSON.stringify([place, rule, about])} className={level}>
              <button type="button" className="btn text accent s" onClick={() => goTo(place)}>
                {item ? nameOf(item) : place.stage}
              </button>
              <span>{t(`findings.rules.${rule}`, { about })}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
