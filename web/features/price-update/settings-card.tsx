import { useTranslation } from 'react-i18next';
import { romeTime } from '#shared/format/rome-time.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { RecentLists } from './recent-lists.tsx';
import type { Prepared } from './state/use-prepared.ts';
import type { Preview } from './state/use-preview.ts';

type Props = { preview: Preview; prepared: Prepared };

/** The day of an update, its price lists and the prices that it leaves; each change is previewed at once (PRG-031). */
export function SettingsCard({ preview, prepared }: Props) {
  const { t } = useTranslation('priceUpdate');
  const { lists, remake } = prepared;
  return (
    <section className="card" aria-label={t('settings.title')}>
      <div className="body stack">
        <div className="update-settings">
          <WhenFields preview={preview} prepared={prepared} />
          <ListsField prepared={prepared} />
        </div>
        <RecentLists priceLists={preview.priceLists} evenRecent={lists.evenRecent} onRemake={remake} />
      </div>
    </section>
  );
}

/** At once, or from a day on, in the time of Italy. */
function WhenFields({ preview, prepared: { when, edit, remake } }: Props) {
  const { t } = useTranslation('priceUpdate');
  const { isLater, problem, typed } = when;
  const choose = (value: 'now' | 'later') => {
    const day = { isLater: value === 'later', typed };
    if (value === 'now' && preview.startsAt) remake({ day });
    else edit({ day });
  };
  const leave = () => {
    if (when.isChanged && when.startsAt) remake();
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
          onChange={({ target }) => edit({ day: { isLater, typed: target.value } })}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      )}
    </>
  );
}

/** The lists that change; none chosen means all. */
function ListsField({ prepared: { lists, remake } }: Pick<Props, 'prepared'>) {
  const { t } = useTranslation('priceUpdate');
  const { data = [] } = usePriceLists();
  return (
    <MultiSelect
      label={t('settings.pricelists')}
      placeholder={t('settings.all')}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      values={lists.pricelists ?? []}
      onChange={(chosen) => remake({ pricelists: chosen.length > 0 ? chosen : null })}
    />
  );
}
