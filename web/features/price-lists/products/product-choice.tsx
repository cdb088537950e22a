import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { textIn } from '#shared/format/text-in.ts';
import { Button } from '#web/components/button.tsx';
import { useHistoryAction } from '#web/components/catalogue-history/use-history-action.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { HeadActions } from '#web/components/head-actions.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { heldPhases, useNamedPhases, usePhaseNames } from '#web/lib/named-phases.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { usePriceListDownload } from '../parts/use-price-list-download.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { SaveChoice } from './save-choice.tsx';
import { useChoice } from './use-choice.ts';
import { noFilters, useFoundProducts } from './use-found-products.ts';
import type { Loaded } from './use-price-list-products.ts';

/** Which products belong to a price list (OPC-01). */
export function ProductChoice({ loaded: { pricelist, products } }: { loaded: Loaded }) {
  const { t } = useTranslation('priceLists');
  const failureText = useFailureText();
  const choice = useChoice(pricelist);
  const { included, failure, conflict } = choice;
  const { filters, found, change, page, setPage } = useFoundProducts(products, included);
  const phases = useNamedPhases();
  const phaseNames = usePhaseNames();
  const counter = useCounter(products, included);
  const { name } = choice.base;
  const names = useProductNames(products);
  const history = useHistoryAction({ entity: 'PRICE_LIST', id: choice.base.id, name, names });
  return (
    <PageFrame
      title={t('products.title', { name })}
      breadcrumbs={[{ label: t('title'), to: paths.priceLists }, { label: name }]}
      actions={
        <>
          <HeadActions
            first={<DownloadButton list={choice.base} changed={choice.changed} />}
            actions={[history.action]}
          />
          {history.dialog}
        </>
      }
      withBar
    >
      {failure !== undefined && !conflict && (
        <SaveFailure
          failure={failure}
          text={failureText(failure, 'save')}
          onDismiss={choice.dismissFailure}
        />
      )}
      <ChoiceFilters filters={filters} phases={heldPhases(phases, products, filters.phase)} change={change} />
      <p className="choice-counter muted s" role="status">
        {counter}
      </p>
      {found?.length !== 0 ? (
        <ChoiceTable
          found={found ?? []}
          included={included}
          phases={phaseNames}
          onTick={choice.tick}
          page={page}
          onPage={setPage}
        />
      ) : (
        <NoProducts isEmpty={products.length === 0} onClear={() => change(noFilters)} />
      )}
      <SaveChoice choice={choice} counter={counter} names={names} />
    </PageFrame>
  );
}

/** How many are in the list. Archived ones are counted too: the table does not show them at first. */
function useCounter(products: Loaded['products'], included: ReadonlySet<string>): string {
  const { t } = useTranslation('priceLists');
  const archived = products.filter((product) => product.archived).length;
  const counter = t('products.counter', { count: included.size, total: products.length });
  return archived ? `${counter}, ${t('products.archivedOnes', { count: archived })}` : counter;
}

/** Names of products by id. */
function useProductNames(products: Loaded['products']) {
  const { i18n } = useTranslation();
  return useMemo(
    () => new Map(products.map(({ id, name }) => [id, textIn(name, i18n.language)])),
    [products, i18n.language],
  );
}

type DownloadProps = { list: { id: string; name: string }; changed: boolean };

function DownloadButton({ list, changed }: DownloadProps) {
  const { t } = useTranslation('priceLists');
  const { busy, save } = usePriceListDownload(list);
  return (
    <Button
      icon="file-excel"
      busy={busy}
      title={changed ? t('products.downloadUnsaved') : undefined}
      onClick={save}
    >
      {t('products.download')}
    </Button>
  );
}

function NoProducts({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useTranslation('priceLists');
  return (
    <section className="card empty-card">
      {isEmpty ? (
        <EmptyState illustration="bucket" title={t('products.noCatalogue')} />
      ) : (
        <NoMatch title={t('products.none')} text={t('products.noneHint')} onClear={onClear} />
      )}
    </section>
  );
}
