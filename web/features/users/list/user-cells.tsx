import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { mayManageUser } from '#shared/accounts/may-manage-user.ts';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import { isLanguage } from '#shared/languages.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Icon } from '#web/components/icon.tsx';
import { RowLink } from '#web/components/row-link.tsx';
import { useUser } from '#web/lib/session.ts';
import { useTypeName } from '#web/lib/use-type-name.ts';
import { useScopeWords } from '../use-scope-words.ts';
import type { ListedUser } from './use-users.ts';

type Props = { user: ListedUser };

/** The name leads to the edit dialog, the company is beneath it (USR-008, USR-011). */
export function NameCell({ user, onEdit }: Props & { onEdit: (user: ListedUser) => void }) {
  const { t } = useTranslation('users');
  const acting = useUser();
  const name = displayName(user);
  return (
    <span className="user-name">
      {mayManageUser(acting, user) ? (
        <RowLink to={paths.openUser(user.id)} onOpen={() => onEdit(user)}>
          {name}
        </RowLink>
      ) : (
        <span className="main">{name}</span>
      )}
      {user.id === acting.id && <Badge tone="acc">{t('list.you')}</Badge>}
      {user.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
      {user.deletionAskedAt && (
        <Badge tone="warn" icon="trash">
          {t('list.deletionAsked')}
        </Badge>
      )}
      {user.company && <span className="sub">{user.company}</span>}
    </span>
  );
}

/** The address, and whether it is verified (USR-012). */
export function EmailCell({ user: { email, emailVerified } }: Props) {
  const { t } = useTranslation('users');
  const state = t(emailVerified ? 'list.verified' : 'list.unverified');
  return (
    <span className="user-email">
      <span className={emailVerified ? 'verified' : 'unverified'} title={state}>
        <Icon name={emailVerified ? 'verified' : 'clock'} />
        <span className="vh">{state}</span>
      </span>
      <Email address={email} />
    </span>
  );
}

/** Marks older users without a type, as they see every product (OPC-31). */
export function TypeCell({ user: { type } }: Props) {
  const { t } = useTranslation('users');
  const typeName = useTypeName();
  if (userTypes.some((known) => known === type)) return typeName(type ?? '');
  return (
    <Badge tone="warn" icon="exclamation-triangle">
      {t('list.noType')}
    </Badge>
  );
}

export function LanguageCell({ user: { language } }: Props) {
  const { t } = useTranslation('person');
  return isLanguage(language) ? t(`languages.${language}`) : <NoValue />;
}

/** The price list, or the suggested one that nobody has confirmed yet (OPC-35). */
export function PriceListCell({ user, nameOf }: Props & { nameOf: (id: string) => string | undefined }) {
  const { t } = useTranslation('users');
  const { pricelist, suggestedPricelist } = user;
  const suggested = suggestedPricelist && isPriceListToConfirm(user) ? suggestedPricelist : undefined;
  return (
    <span className="user-price-list">
      {pricelist ? (nameOf(pricelist) ?? pricelist) : !suggested && <NoValue />}
      {suggested && (
        <Badge tone="warn">{t('list.toConfirm', { name: nameOf(suggested) ?? suggested })}</Badge>
      )}
    </span>
  );
}

/** Whether the user is a super user, and of which countries. */
export function ScopeCell({ user }: Props) {
  const { t } = useTranslation('users');
  const { words, countries } = useScopeWords(user);
  if (!user.isSuper) return <NoValue />;
  return (
    <span className="user-scope">
      <Icon name="check" small />
      {t(`list.scope.${words}`, { countries })}
    </span>
  );
}

/** Consents to privacy and to news. */
export function ConsentCell({ user: { checkbox1, checkbox2 } }: Props) {
  const { t } = useTranslation('users');
  if (!checkbox1 && !checkbox2) return <NoValue />;
  return (
    <span className="user-consents">
      {checkbox1 && <Consent text={t('list.privacy')} />}
      {checkbox2 && <Consent text={t('list.marketing')} />}
    </span>
  );
}

const Consent = ({ text }: { text: string }) => (
  <span>
    <Icon name="check" small />
    {text}
  </span>
);

const Email = ({ address }: { address: string }) => (
  <span className="address">
    <BreakingAddress text={address} />
  </span>
);
