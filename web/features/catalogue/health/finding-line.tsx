import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { PriceListUsersDocument } from '#web/graphql/catalogue.ts';
import { countryName } from '#web/lib/country-name.ts';
import { request } from '#web/lib/graphql.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';
import type { ShownFinding } from './use-health.ts';

/** Where a finding is mended, by its kind. */
const addresses: Record<string, (id: string) => string> = {
  phase: paths.phase,
  priceList: paths.priceListProducts,
  product: paths.product,
};

/** One mistake, with the link to where it is corrected. */
export function FindingLine({ finding }: { finding: ShownFinding }) {
  const text = useProductText()(finding.name);
  const foreign = useForeign()(text);
  const { kind, id } = finding;
  return (
    <li>
      <Link to={addresses[kind]?.(id) ?? paths.health} lang={foreign}>
        {text.text || id}
      </Link>
      {kind === 'priceList' ? <UsesOfList finding={finding} /> : <Particulars finding={finding} />}
    </li>
  );
}

/** The range or the choice that it is in, and what exactly is wrong. */
function Particulars({ finding: { rule, kind, part, details } }: { finding: ShownFinding }) {
  const { t } = useTranslation('catalogue');
  const fieldText = useTextOf('catalogue:health.fields');
  const isOfFields = rule === 'no-translation' || rule === 'no-german';
  const named = isOfFields ? details.map((field) => fieldText(field) ?? field) : details;
  const where = part ? t(kind === 'phase' ? 'health.choice' : 'health.range', { part }) : '';
  return <span>{[where, named.join(', ')].filter(Boolean).join(' · ')}</span>;
}

/** Who sees nothing: the users of a price list, and the countries whose users it is proposed for. */
function UsesOfList({ finding: { id, details } }: { finding: ShownFinding }) {
  const { t, i18n } = useTranslation('catalogue');
  const { data: users } = useQuery({
    queryKey: ['user', 'list', 'of-price-list', id],
    queryFn: async ({ signal }) =>
      (await request(PriceListUsersDocument, { id }, signal)).priceListUses.users,
  });
  const countries = details.map((code) => countryName(code, i18n.language)).join(', ');
  return (
    <span>
      {[users !== undefined && t('health.users', { count: users }), countries].filter(Boolean).join(' · ')}
    </span>
  );
}
