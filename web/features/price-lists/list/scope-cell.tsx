import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/components/chip.tsx';
import { countryName } from '#web/lib/country-name.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import './scope-cell.css';

/** Countries whose chips a row has room for (PLI-007). */
const shownCountries = 3;

/** Which countries a price list is for (PLI-006 to PLI-009). */
export function ScopeCell({ list: { name, countries, isCatchAll } }: { list: PriceList }) {
  const { t } = useTranslation('priceLists');
  if (isCatchAll)
    return (
      <Chip small accent>
        {t('list.catchAll')}
      </Chip>
    );
  const all = countries ?? [];
  if (all.length === 0) return <span className="muted">{t('list.noCountries')}</span>;
  return (
    <span className="scope">
      {all.slice(0, shownCountries).map((country) => (
        <CountryChip key={country} country={country} />
      ))}
      {all.length > shownCountries && (
        <MoreCountries name={name} countries={all} count={all.length - shownCountries} />
      )}
    </span>
  );
}

function CountryChip({ country }: { country: string }) {
  const { language } = useTranslation().i18n;
  const code = country.toUpperCase();
  return (
    <span className="chip s country" title={countryName(code, language)}>
      <img src={`/flags/${code}.svg`} alt="" width={18} height={12} loading="lazy" />
      {code}
    </span>
  );
}

type Props = { name: string; countries: readonly string[]; count: number };

/** `+N`: pointer, focus and touch show all countries of the list; Escape hides them (PLI-008). */
function MoreCountries({ name, countries, count }: Props) {
  const { t, i18n } = useTranslation('priceLists');
  const [open, setOpen] = useState(false);
  const id = useId();
  const names = countries.map((country) => countryName(country, i18n.language));
  const label = t('list.moreLabel', { count: countries.length });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same for the keyboard
    <span className="more-countries" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className="chip s"
        aria-label={`${t('list.more', { count })}. ${label}, ${name}`}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {t('list.more', { count })}
      </button>
      {open && (
        <span role="tooltip" id={id}>
          {names.join(', ')}
        </span>
      )}
    </span>
  );
}
