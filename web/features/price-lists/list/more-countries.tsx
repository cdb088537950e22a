import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';

type Props = { name: string; countries: readonly string[]; count: number };

/** `+N`: pointer, focus and touch show all countries of the list; Escape hides them (PLI-008). */
export function MoreCountries({ name, countries, count }: Props) {
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
