import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { CatalogueChangesQuery } from '#web/graphql/catalogue-history.ts';
import { BeforeAfter } from '../before-after.tsx';
import { type Names, useDifferenceTexts } from './use-difference-texts.ts';

type Change = CatalogueChangesQuery['catalogueChanges'][number];
type Difference = Change['differences'][number];
type Props = { change: Change; names: Names; open: boolean };

/** One save: who, when, and below it what it changed. */
export function ChangeEntry({ change, names, open }: Props) {
  const { t } = useTranslation('catalogue');
  const { by, at, created, differences } = change;
  const count = created ? t('history.created') : t('history.count', { count: differences.length });
  return (
    <li>
      <details open={open}>
        <summary>
          <span className="change-when">{formatDateTime(at)}</span>
          <span>{by}</span>
          <span className="muted">{count}</span>
        </summary>
        {differences.length > 0 && (
          <dl>
            {differences.map((difference) => (
              <DifferenceLine key={difference.path.join(' ')} difference={difference} names={names} />
            ))}
          </dl>
        )}
      </details>
    </li>
  );
}

function DifferenceLine({
  difference: { path, before, after },
  names,
}: {
  difference: Difference;
  names: Names;
}) {
  const { t } = useTranslation('catalogue');
  const texts = useDifferenceTexts(names);
  const shown = (values: readonly string[]) => values.map((value) => texts.value(path, value)).join(', ');
  const [was, is] = [shown(before), shown(after)];
  const isPackage = path.includes('package');
  return (
    <div>
      <dt>{texts.label(path)}</dt>
      <dd>
        {was && is && <BeforeAfter before={was} after={is} />}
        {was && !is && (
          <span className="change-gone">
            {isPackage ? t('history.packageGone') : t('history.gone', { value: was })}
          </span>
        )}
        {!was && is && <span className="change-come">{isPackage ? t('history.packageCome') : is}</span>}
      </dd>
    </div>
  );
}
