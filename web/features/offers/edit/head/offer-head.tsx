import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { StateBadge } from '#web/features/offers/parts/state-badge.tsx';
import { shownState } from '#web/features/offers/sent/shown-state.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import type { OfferView } from '../use-offer-view.ts';
import { OfferMenus } from './offer-menus.tsx';
import { OfferMeta } from './offer-meta.tsx';

/** Breadcrumbs, title, state and facts of an offer, and its documents. */
export function OfferHead({ children, ...view }: OfferView & { children: ReactNode }) {
  const { t } = useTranslation('offers');
  const { draft } = view.offer;
  const edit = () => view.onOpen({ kind: 'details' });
  usePageTitle(t('edit.pageTitle', { number: offerNumber(draft), title: draft.title }));
  return (
    <PageFrame
      title={draft.title}
      breadcrumbs={[{ label: t('edit.list'), to: paths.offers }, { label: draft.title }]}
      titleEnd={
        <>
          {!view.isReadOnly && (
            <IconButton icon="pencil" small label={t('edit.details.action')} onClick={edit} />
          )}
          <span className="desk-only">
            <StateBadge state={shownState(view.sent)} />
          </span>
        </>
      }
      actions={<OfferMenus {...view} />}
      facts={<OfferMeta {...view} />}
      withBar
    >
      {children}
    </PageFrame>
  );
}
