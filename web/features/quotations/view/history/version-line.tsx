import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Money } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { namesOf, type Version } from './use-versions.ts';

type Props = {
  version: Version;
  hasMoney: boolean;
  chosen: boolean;
  /** Another one may still be chosen. */
  mayChoose: boolean;
  restoring: boolean;
  onToggle: () => void;
  onRestore: () => void;
};

/** Who saved a version, when, and what it made of the total. */
export function VersionLine({ version, hasMoney, restoring, onRestore, ...choice }: Props) {
  const { t } = useTranslation('quotations');
  const names = namesOf(version);
  return (
    <li className="version">
      <Checkbox
        label={t('history.choose', names)}
        hideLabel
        checked={choice.chosen}
        disabled={!choice.chosen && !choice.mayChoose}
        onChange={choice.onToggle}
      />
      <div className="version-save">
        <span className="version-when">
          {t('history.version', names)}{' '}
          {version.isCurrent && <Badge tone="acc">{t('history.current')}</Badge>}
        </span>
        <span className="muted s">{version.savedBy}</span>
      </div>
      {hasMoney && <Totals version={version} />}
      {!version.isCurrent && (
        <Button
          small
          icon="replay"
          busy={restoring}
          aria-label={t('history.restoreOf', names)}
          onClick={onRestore}
        >
          {t('history.restore')}
        </Button>
      )}
    </li>
  );
}

function Totals({ version: { before, total, isFirst } }: Pick<Props, 'version'>) {
  const { t } = useTranslation('quotations');
  const isKnown = before !== undefined && before !== null;
  return (
    <div className="version-totals">
      {isKnown ? (
        <BeforeAfter before={formatMoney(before)} after={<Money amount={total} />} />
      ) : (
        <b>
          <Money amount={total} />
        </b>
      )}
      <span className="muted s">
        {isFirst && t('history.created')}
        {isKnown && total !== null && formatSignedMoney(cents(total - before))}
      </span>
    </div>
  );
}
