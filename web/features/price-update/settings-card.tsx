import { useTranslation } from 'react-i18next';
import { romeTime } from '#shared/format/rome-time.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { RecentLists } from './recent-lists.tsx';
import type { Preview, Wanted } from './state/use-preview.ts';
import type { When } from './state/use-when.ts';

type Asked = Pick<Wanted, 'pricelists' | 'evenRecent'>;
type Props = {
  preview: Preview;
  /** The newest choice, also while it is being previewed. */
  asked: Asked;
  when: When;
  onRemake: (changes: Partial<Wanted>) => void;
};

/** The day of an update, its price lists and the prices that it leaves; each change is previewed at once (PRG-031). */
export function SettingsCard({ preview, asked, when, onRemake }: Props) {
  const { t } = useTranslation('priceUpdate');
  return (
    <section className="card" aria-label={t('settings.title')}>
      <div className="body stack">
        <div className="update-settings">
          <WhenFields when={when} previewed={preview.startsAt ?? null} onRemake={onRemake} />
          <ListsField pricelists={asked.pricelists ?? []} onRemake={onRemake} />
        </div>
        <RecentLists priceLists={preview.priceLists} evenRecent={asked.evenRecent} onRemake={onRemake} />
      </div>
    </section>
  );
}

type WhenProps = { when: When; previewed: string | null; onRemake: Props['onRemake'] };

/** At once, or from a day on, in the time of Italy. */
function WhenFields({ when, previewed, onRemake }: WhenProps) {
  const { t } = useTranslation('priceUpdate');
  const { isLater, problem, typed } = when;
  const choose = (value: 'now' | 'later') => {
    when.choose(value === 'later');
    if (value === 'now' && previewed !== null) onRemake({ startsAt: null });
  };
  const leave = () => {
    if (when.isChanged && when.startsAt) onRemake({ startsAt: when.startsAt });
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
          onChange={({ target }) => when.type(target.value)}
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
