import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { priceChanges } from '#shared/editing/price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { QuotationAsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationMeta } from '../view/head/quotation-meta.tsx';
import { QuotationNote } from '../view/head/quotation-note.tsx';
import type { ShowDialog } from '../view/open-dialog.ts';
import { QuotationLoading } from '../view/quotation-loading.tsx';
import { useWarnings, Warnings } from '../view/quotation-notices.tsx';
import { ShortNotice } from '../view/short/short-notice.tsx';
import { QuotationTable } from '../view/table/quotation-table.tsx';
import { ShownSwitches } from '../view/toolbar.tsx';
import { asQuotation } from '../view/use-quotation.ts';
import { useShownRows } from '../view/use-shown-rows.ts';
import { type SeenUser, useSeenUser } from './help-frame.tsx';
import '../view/quotation-screen.css';

/** /utenti/:id/vista/preventivi/:quotation: one quotation as a user sees it. */
export default function QuotationAsPage() {
  const { quotation: id = '' } = useParams();
  const user = useSeenUser();
  const variables = { userId: user.id, id };
  const { data, error, refetch } = useQuery({
    queryKey: ['quotation', 'one', id, 'as', user.id],
    queryFn: async ({ signal }) => (await request(QuotationAsDocument, variables, signal)).quotationAs,
  });
  const quotation = useMemo(() => data && asQuotation(data), [data]);
  if (quotation)
    return (
      <SeenQuotation
        user={user}
        quotation={quotation}
        newPrices={priceChanges(quotation, quotation.todayPrices).length}
      />
    );
  if (error) return <QuotationNotLoaded error={error} onRetry={() => void refetch()} />;
  return <QuotationLoading />;
}

/** Nothing is edited: only the details of a product open. */
const nothing = () => {};

type Props = { user: SeenUser; quotation: Quotation; newPrices: number };

function SeenQuotation({ user, quotation, newPrices }: Props) {
  const { t } = useTranslation(['help', 'quotations']);
  const priced = useMemo(() => priceQuotation(quotation), [quotation]);
  const shown = useShownRows(priced.hasMoney);
  const [detailed, setDetailed] = useState<string>();
  const warnings = useWarnings(quotation, { uid: user.id, type: user.type, pricelist: user.pricelistName });
  const open: ShowDialog = (dialog) => dialog.kind === 'product' && setDetailed(dialog.sId);
  const row = priced.rows.find(({ sId }) => sId === detailed)?.row;
  return (
    <PageFrame
      title={quotation.name}
      breadcrumbs={[
        { label: t('quotationsOf', { name: user.name }), to: paths.seenQuotations(user.id) },
        { label: quotationTitle(quotation) },
      ]}
      titleEnd={quotation.archived && <Badge icon="inbox">{t('quotations:view.archived')}</Badge>}
      facts={<QuotationMeta quotation={quotation} onOpen={nothing} />}
    >
      <div className="quotation-notices">
        <Warnings warnings={warnings} />
        {newPrices > 0 && <Alert>{t('quotations:newPrices.notice', { count: newPrices })}</Alert>}
      </div>
      <section className="card cards quotation" aria-label={t('quotations:view.table.caption')}>
        <div className="toolbar">
          <ShownSwitches everywhere shown={shown} />
        </div>
        <QuotationTable
          priced={priced}
          shown={shown}
          notice={<ShortNotice rows={shortRows(priced.rows)} />}
          edit={nothing}
          onOpen={open}
          onRemove={nothing}
        />
      </section>
      <QuotationNote note={quotation.note} onOpen={nothing} />
      {row && <LazyProductDialog row={row} onClose={() => setDetailed(undefined)} />}
    </PageFrame>
  );
}
