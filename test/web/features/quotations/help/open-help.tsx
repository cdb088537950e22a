import { Route, Routes } from 'react-router-dom';
import { searchQuotations } from '#shared/search/search-quotations.ts';
import { aServer } from '#test/support/a-server.ts';
import { aPack, aPriceRange, aQuotation, aRow } from '#test/support/builders/quotation.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { aSelectable } from '#test/support/builders/selectable-product.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import CatalogueAsPage from '#web/features/quotations/help/catalogue-as-page.tsx';
import HelpFrame, { type SeenUser } from '#web/features/quotations/help/help-frame.tsx';
import QuotationAsPage from '#web/features/quotations/help/quotation-as-page.tsx';
import QuotationsAsPage from '#web/features/quotations/help/quotations-as-page.tsx';
import QuotationsPage from '#web/features/quotations/list/quotations-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

const andrea: SeenUser = {
  id: 'andrea',
  name: 'Andrea Conti',
  type: 'imbianchino',
  country: 'IT',
  pricelistName: 'PCU',
  superUser: false,
  archived: false,
  emailVerified: true,
};
const light = aQuotationLight({ id: 'q1', uid: 'andrea', name: 'Casa Mengoni', userName: 'Andrea Conti' });

/** Giulia looks at the screens of Andrea. */
export function openHelp(path = '', changes: Partial<SeenUser> = {}) {
  signIn({ id: 'giulia', uid: 'giulia', superUser: true });
  const row = aRow({ sId: 's1', lockedArea: true, area: 20, note: 'Due mani' });
  const dearer = [aPriceRange([], [aPack(25, 120)])];
  const quotation = {
    ...aQuotation([row]),
    id: 'q1',
    uid: 'andrea',
    name: 'Casa Mengoni',
    note: 'Ponteggio escluso',
    todayPrices: [{ sId: 's1', version: 'v2', priceType: row.priceType, priceranges: dearer }],
  };
  const server = aServer({
    UserAs: () => ({ userAs: { ...andrea, ...changes } }),
    QuotationsAs: ({ filter, ...rest }: { filter: object }) => ({
      quotationsAs: searchQuotations([light], { ...filter, ...rest }),
    }),
    QuotationAs: ({ id }: { id: string }) => {
      if (id !== 'q1') throw new GraphqlFailure('not-found');
      return { quotationAs: quotation };
    },
    CatalogueAs: () => ({
      selectableProductsAs: [
        aSelectable('Pittura ai silicati', { phases: ['f1'] }),
        aSelectable('Solo insieme', { selectable: false }),
      ],
      phasesAs: [{ id: 'f1', name: { it: 'Finitura' } }],
    }),
    Quotations: () => ({ quotations: { items: [light], total: 1 } }),
  });
  const opened = openScreens(`/utenti/andrea/vista${path}`, {
    '/utenti/:id/vista/*': (timer) => (
      <Routes>
        <Route element={<HelpFrame />}>
          <Route index element={<QuotationsAsPage timer={timer} />} />
          <Route path="preventivi/:quotation" element={<QuotationAsPage />} />
          <Route path="catalogo" element={<CatalogueAsPage timer={timer} />} />
        </Route>
      </Routes>
    ),
    '/preventivi': (timer) => <QuotationsPage timer={timer} />,
  });
  return { ...opened, server };
}
