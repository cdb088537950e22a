import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { Alert } from '#web/components/alert.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { NewQuotationDetails } from '../parts/new-quotation-details.tsx';
import { SelectionScreen } from './selection-screen.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFirstProduct } from './use-first-product.ts';
import { useNewQuotation } from './use-new-quotation.ts';
import { useSelection } from './use-selection.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/nuovo/:type?name=…&location=…&province=…; other types go to the list (OP65). */
export default function NewQuotationPage(tools: Tools) {
  const { type } = useParams();
  if (type !== 'manual') return <Navigate to={paths.quotations} replace />;
  return (
    <NewQuotationDetails>{(details) => <NewSelection details={details} {...tools} />}</NewQuotationDetails>
  );
}

function NewSelection({ details, timer, newId = randomId }: Tools & { details: NewQuotationForm }) {
  const { t } = useTranslation('quotations');
  const catalogue = useCatalogue();
  const selection = useSelection([], catalogue.catalogue, newId);
  const lacksFirst = useFirstProduct(catalogue, selection);
  const { rows } = selection;
  const count = rows.length;
  const { facts, breadcrumbs, saving, create } = useNewQuotation(details, newId);
  const release = useUnsavedGuard(count > 0);
  const nothing = t('selection.nothing');
  // A keyboard on the screen of a phone would cover the products.
  const isPhone = useNarrowerThan(640);
  const [searchFirst] = useState(!isPhone);
  return (
    <SelectionScreen
      {...facts}
      {...{ breadcrumbs, catalogue, selection, nothing, timer, searchFirst }}
      title={t('selection.newTitle')}
      notice={lacksFirst && <Alert tone="warn">{t('selection.firstNotOffered')}</Alert>}
      primary={{
        label: t('selection.create'),
        busy: saving,
        disabledReason: count === 0 && nothing,
        run: () => void create({ rows }, release),
      }}
      state={<span role="status">{count === 0 ? nothing : t('selection.selected', { count })}</span>}
    />
  );
}
