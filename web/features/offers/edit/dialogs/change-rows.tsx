import { useTranslation } from 'react-i18next';
import { formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { NoValue } from '#web/components/amount.tsx';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { ShownChange } from './use-change-list.ts';

type Props = {
  changes: readonly ShownChange[];
  isTicked: (key: string) => boolean;
  onToggle: (key: string) => void;
};

/** Each change: before, now, difference in euro. */
export function ChangeRows({ changes, isTicked, onToggle }: Props) {
  const { t } = useTranslation('offers');
  return (
    <ul className="offer-changes">
      {changes.map(({ key, name, what, before, now, difference, mayBeTaken }) => (
        <li key={key}>
          {mayBeTaken ? (
            <Checkbox
              label={t('edit.changes.take', { name })}
              hideLabel
              checked={isTicked(key)}
              onChange={() => onToggle(key)}
            />
          ) : (
            <span />
          )}
          <div>
            <b>{name}</b>
            <span className="muted s">{what}</span>
            {before !== undefined && now !== undefined && (
              <span className="s">
                <BeforeAfter before={before} after={now} />
              </span>
            )}
          </div>
          <span className="num">
            {difference === null ? <NoValue /> : formatSignedMoney(cents(difference))}
          </span>
        </li>
      ))}
    </ul>
  );
}
