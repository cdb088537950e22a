import { useTranslation } from 'react-i18next';
import { itemAt } from '#shared/guided-test/edit-place.ts';
import { Icon } from '#web/components/icon.tsx';
import { useItemName } from '../state/use-item-name.ts';
import type { SlotProps } from './slot-props.ts';

type Props = Pick<SlotProps, 'config' | 'findings' | 'goTo'>;

/** The faults of the guided test, folded; errors block publishing (OPW-16). */
export function FindingsCard(props: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const { config, findings } = props;
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
      <FindingList {...props} />
    </details>
  );
}

/** The faults, each with a link to its place. */
export function FindingList({ config, findings, goTo }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  return (
    <ul>
      {findings.map(({ level, rule, place, about }) => {
        const item = config && itemAt(config, place);
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
  );
}
