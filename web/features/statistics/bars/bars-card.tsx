import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { TableToggle } from '../table-toggle.tsx';
import { type Bar, BarsTable } from './bars-table.tsx';

type Props = {
  title: string;
  /** Of a line: "Paese". */
  kind: string;
  bars: readonly Bar[];
  /** Quotations of the period, of which a share is a part. */
  total: number;
  /** Shown when there are none. */
  none: string;
};

const first = 8;

/** The most frequent of something, the first of them as bars or as a table. */
export function BarsCard({ title, kind, bars, total, none }: Props) {
  const { t } = useTranslation('statistics');
  const [asTable, setAsTable] = useState(false);
  const [all, setAll] = useState(false);
  return (
    <Card
      title={title}
      end={bars.length > 0 && <TableToggle of={title} pressed={asTable} onChange={setAsTable} />}
    >
      {bars.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <BarsTable
          caption={title}
          kind={kind}
          bars={all ? bars : bars.slice(0, first)}
          total={total}
          asTable={asTable}
        />
      )}
      {bars.length > first && (
        <div className="bars-more">
          <Button small variant="text" tone="accent" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('bars.less', { count: first }) : t('bars.all', { count: bars.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
