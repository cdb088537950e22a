import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, romeTime } from '#shared/format/rome-time.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { RecentLists } from './recent-lists.tsx';
import type { Preview, Wanted } from './state/use-preview.ts';

type Props = { preview: Preview; onRemake: (changes: Partial<Wanted>) => void };

/** The day of an update, its price lists and the prices that it leaves; each change is previewed at once (PRG-031). */
export function SettingsCard({ preview, onRemake }: Props) {
  const { t } = useTranslation('priceUpdate');
  return (
    <section className="card" aria-label={t('settings.title')}>
      <div className="body stack">
        <div className="update-settings">
          <WhenFields startsAt={preview.startsAt ?? null} onRemake={onRemake} />
          <ListsField pricelists={preview.pricelists ?? []} onRemake={onRemake} />
        </div>
        <RecentLists preview={preview} onRemake={onRemake} />
      </div>
    </section>
  );
}

type WhenProps = { startsAt: string | null; onRemake: Props['onRemake'] };

/** At once, or from a day on, in the time of Italy. */
function WhenFields({ startsAt, onRemake }: WhenProps) {
  const { t } = useTranslation('priceUpdate');
  const [isLater, setLater] = useState(startsAt !== null);
  const [typed, setTyped] = useState(startsAt ? romeTime(startsAt) : '');
  const instant = instantOf(typed);
  const problem = instant && startProblem(instant, new Date());
  const choose = (when: 'now' | 'later') => {
    setLater(when === 'later');
    if (when === 'now' && startsAt !== null) onRemake({ startsAt: null });
  };
  const leave = () => {
    if (instant && !problem && instant !== startsAt) onRemake({ startsAt: instant });
  };
  return (
    <>
      <div className="field">
        <span className="label" aria-hidden="true">
          {t('settings.when')}
        </span>
        <Segmented
          label={t('settings.when')}
          options={[
            { value: 'now', label: t('settings.now') },
            { value: 'later', label: t('settings.later') },
          ]}
          value={isLater ? 'later' : 'now'}
          onChange={choose}
        />
      </div>
      {isLater && (
        <TextField
          type="datetime-local"
          label={t('settings.date')}
          required
          hint={t('settings.dateHint')}
          error={problem && t(`settings.${problem}`)}
          min={romeTime(new Date().toISOString())}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      )}
    </>
  );
}

type ListsProps = { pricelists: readonly string[]; onRemake: Props['onRemake'] };

/** The lists that change; none chosen means all. */
function ListsField({ pricelists, onRemake }: ListsProps) {
  const { t } = useTranslation('priceUpdate');
  const { data = [] } = usePriceLists();
  return (
    <MultiSelect
      label={t('settings.pricelists')}
      placeholder={t('settings.all')}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      values={pricelists}
      onChange={(chosen) => onRemake({ pricelists: chosen.length > 0 ? chosen : null })}
    />
  );
}
