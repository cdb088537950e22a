import { useTranslation } from 'react-i18next';
import { mostSites } from '#shared/schemas/customer-input.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { Icon } from '#web/components/icon.tsx';
import { addressText, mapOf, townOf } from '../parts/reach.ts';
import { RowsCard } from './rows-card.tsx';

type Site = WholeCustomer['sites'][number];
type Props = { customer: WholeCustomer; onAdd: () => void; onEdit: (site: Site) => void };

/** Where work is done for a customer, each with its map (CUS-014, CUS-017). */
export function SitesCard({ customer: { sites }, onAdd, onEdit }: Props) {
  const { t } = useTranslation('customers');
  return (
    <RowsCard
      title={t('page.sites')}
      empty={t('page.noSites')}
      end={
        sites.length < mostSites && (
          <Button small variant="text" tone="accent" icon="plus" onClick={onAdd}>
            {t('page.addSite')}
          </Button>
        )
      }
    >
      {sites.map((site) => (
        <SiteRow key={site.id} site={site} onEdit={() => onEdit(site)} />
      ))}
    </RowsCard>
  );
}

function SiteRow({ site, onEdit }: { site: Site; onEdit: () => void }) {
  const { t } = useTranslation('customers');
  const name = site.label ?? site.address ?? townOf(site);
  const where = site.label ? addressText(site) : townOf(site);
  const map = mapOf(site);
  return (
    <li>
      <span className="place-mark" aria-hidden="true">
        <Icon name="map-marker" />
      </span>
      <span className="grow">
        <button type="button" className="row-name" onClick={onEdit}>
          {name}
        </button>{' '}
        {site.dwelling && (
          <Badge tone="line" icon="home">
            {t('fields.dwelling')}
          </Badge>
        )}
        <small>{[where, site.note].filter(Boolean).join(' · ')}</small>
      </span>
      {map && (
        <a
          className="icon-btn s"
          href={map}
          target="_blank"
          rel="noreferrer"
          aria-label={t('page.mapOf', { place: addressText(site) })}
        >
          <Icon name="external-link" />
        </a>
      )}
    </li>
  );
}
