import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  compareVersions,
  type LineChange,
  type VersionComparison,
} from '#shared/document/offer/compare-versions.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import { Alert } from '#web/components/alert.tsx';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { SentVersion } from '../use-sent-offer.ts';
import { useSnapshot } from '../use-snapshot.ts';

type Props = { offer: string; versions: readonly SentVersion[]; onClose: () => void };

/** Two versions: lines added, removed and changed with both values, and the sums of both (SND-012). */
export default function CompareDialog({ offer, versions, onClose }: Props) {
  const { t } = useTranslation('sentOffer');
  const failureText = useFailureText();
  const [newer, setNewer] = useState(versions[0]?.number ?? 0);
  const [older, setOlder] = useState(versions[1]?.number ?? 0);
  const [before, after] = [useSnapshot(offer, older), useSnapshot(offer, newer)];
  const failure = before.error ?? after.error;
  const options = versions.map(({ number }) => ({
    value: String(number),
    label: t('versions.name', { version: number }),
  }));
  return (
    <InfoDialog title={t('versions.compareTitle')} width={800} onClose={onClose}>
      <div className="stack">
        <div className="send-pair">
          <SelectField
            label={t('versions.before')}
            options={options}
            value={String(older)}
            onChange={({ target }) => setOlder(Number(target.value))}
          />
          <SelectField
            label={t('versions.after')}
            options={options}
            value={String(newer)}
            onChange={({ target }) => setNewer(Number(target.value))}
          />
        </div>
        {failure && <Alert tone="err">{failureText(failure)}</Alert>}
        {before.data && after.data && <Compared of={compareVersions(before.data, after.data)} />}
      </div>
    </InfoDialog>
  );
}

function Compared({ of: { lines, totals } }: { of: VersionComparison }) {
  const { t } = useTranslation('sentOffer');
  return (
    <>
      {lines.length === 0 ? (
        <p className="muted">{t('versions.same')}</p>
      ) : (
        <ul className="compared">
          {lines.map((line) => (
            <li key={line.id}>
              <ComparedLine line={line} />
            </li>
          ))}
        </ul>
      )}
      <table className="compared-sums">
        <caption className="vh">{t('versions.sums')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('versions.sum')}</th>
            <th scope="col">{t('versions.before')}</th>
            <th scope="col">{t('versions.after')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ id, label, rate, before, after }) => (
            <tr key={id} className={before === after ? undefined : 'changed'}>
              <th scope="row">{rate ? t('versions.vat', { rate }) : label}</th>
              <td>{before ?? '—'}</td>
              <td>{after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ComparedLine({ line: { before, after } }: { line: LineChange }) {
  const { t } = useTranslation('sentOffer');
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  const said = (line: LineChange['before']) =>
    line &&
    [placedName(line.name, line.section), line.quantity, line.price, line.amount].filter(Boolean).join(' · ');
  return (
    <>
      <b>{t(`versions.${kind}`)}</b>
      {before && <del className={kind}>{said(before)}</del>}
      {after && <ins className={kind}>{said(after)}</ins>}
    </>
  );
}
