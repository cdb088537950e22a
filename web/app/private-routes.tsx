import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { homeOf } from '#shared/access/decide-route.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { firstScreens } from './first-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import PrivateShell from './private-shell.tsx';

const ProfilePage = lazyScreen(() => import('#web/features/profile/profile-page.tsx'));
const QuotationsPage = lazyScreen(firstScreens.quotations);
const NewQuotationPage = lazyScreen(
  () => import('#web/features/quotations/selection/new-quotation-page.tsx'),
);
const GuidedTestPage = lazyScreen(firstScreens.guidedTest);
const EditTestPage = lazyScreen(() => import('#web/features/quotations/guided-test/edit-test-page.tsx'));
const EditQuotationPage = lazyScreen(
  () => import('#web/features/quotations/selection/edit-quotation-page.tsx'),
);
const QuotationPage = lazyScreen(firstScreens.quotation);
const ColorlistsPage = lazyScreen(() => import('#web/features/colours/list/colorlists-page.tsx'));
const ColorlistPage = lazyScreen(() => import('#web/features/colours/folder/colorlist-page.tsx'));
const PricelistsPage = lazyScreen(() => import('#web/features/pricelists/list/pricelists-page.tsx'));
const PricelistProductsPage = lazyScreen(
  () => import('#web/features/pricelists/products/pricelist-products-page.tsx'),
);
const PriceUpdatePage = lazyScreen(() => import('#web/features/price-update/price-update-page.tsx'));
const PhasesPage = lazyScreen(() => import('#web/features/phases/list/phases-page.tsx'));
const PhasePage = lazyScreen(() => import('#web/features/phases/edit/phase-page.tsx'));
const SuperUsersOnly = lazyScreen(() => import('#web/features/products/super-users-only.tsx'));
const ProductsPage = lazyScreen(() => import('#web/features/products/list/products-page.tsx'));
const HealthPage = lazyScreen(() => import('#web/features/catalogue/health/health-page.tsx'));
const TagsPage = lazyScreen(() => import('#web/features/tags/tags-page.tsx'));
const UsersPage = lazyScreen(() => import('#web/features/users/users-page.tsx'));
const InvitationsPage = lazyScreen(() => import('#web/features/users/invitations/invitations-page.tsx'));
const ConsentPage = lazyScreen(() => import('#web/features/session/consent/consent-page.tsx'));
const StatisticsPage = lazyScreen(() => import('#web/features/statistics/statistics-page.tsx'));
const HelpFrame = lazyScreen(() => import('#web/features/quotations/help/help-frame.tsx'));
const QuotationsAsPage = lazyScreen(() => import('#web/features/quotations/help/quotations-as-page.tsx'));
const QuotationAsPage = lazyScreen(() => import('#web/features/quotations/help/quotation-as-page.tsx'));
const CatalogueAsPage = lazyScreen(() => import('#web/features/quotations/help/catalogue-as-page.tsx'));
const NotificationsPage = lazyScreen(() => import('#web/features/notifications/notifications-page.tsx'));
const RepairPage = lazyScreen(() => import('#web/features/repair/repair-page.tsx'));
const WizardPage = lazyScreen(() => import('#web/features/wizard/wizard-page.tsx'));
const WorkbookPage = lazyScreen(() => import('#web/features/workbook/workbook-page.tsx'));
const NewProductPage = lazyScreen(() => import('#web/features/products/edit/new-product-page.tsx'));
const ProductPage = lazyScreen(() => import('#web/features/products/edit/product-page.tsx'));

/** By hand, or with the guided test that the quotation was made with (`?test`). */
function EditRoute() {
  const [query] = useSearchParams();
  return query.has('test') ? <EditTestPage /> : <EditQuotationPage />;
}

/** A route of the product whose screen is not built yet. */
function NoScreen() {
  const user = useSessionUser();
  return <Navigate to={user ? homeOf(user) : '/login'} replace />;
}

/** The screens that need a session: who only signs in, or prints, does not load where they all are. */
export default function PrivateRoutes() {
  // Until they have answered, nothing else is shown to who was made by somebody (ROL-045).
  if (useSessionUser()?.consentPending) return <ConsentPage />;
  return (
    <Routes>
      <Route element={<PrivateShell />}>
        <Route path="/preventivi" element={<QuotationsPage />} />
        <Route path="/preventivi/nuovo/test" element={<GuidedTestPage />} />
        <Route path="/preventivi/nuovo/:type" element={<NewQuotationPage />} />
        <Route path="/preventivi/:id" element={<QuotationPage />} />
        <Route path="/preventivi/:id/modifica" element={<EditRoute />} />
        <Route path="/prodotti" element={<ProductsPage />} />
        <Route element={<SuperUsersOnly />}>
          <Route path="/prodotti/nuovo" element={<NewProductPage />} />
          <Route path="/prodotti/:id" element={<ProductPage />} />
        </Route>
        <Route path="/prodotti/importa" element={<WorkbookPage />} />
        <Route path="/catalogo" element={<HealthPage />} />
        <Route path="/tag" element={<TagsPage />} />
        <Route path="/utenti" element={<UsersPage />} />
        <Route path="/utenti/:id/vista" element={<HelpFrame />}>
          <Route index element={<QuotationsAsPage />} />
          <Route path="preventivi/:quotation" element={<QuotationAsPage />} />
          <Route path="catalogo" element={<CatalogueAsPage />} />
        </Route>
        <Route path="/gestione/inviti" element={<InvitationsPage />} />
        <Route path="/statistiche" element={<StatisticsPage />} />
        <Route path="/cartelle" element={<ColorlistsPage />} />
        <Route path="/cartelle/:id" element={<ColorlistPage />} />
        <Route path="/listini" element={<PricelistsPage />} />
        <Route path="/listini/:id/prodotti" element={<PricelistProductsPage />} />
        <Route path="/fasi" element={<PhasesPage />} />
        <Route path="/fasi/:id" element={<PhasePage />} />
        <Route path="/notifiche" element={<NotificationsPage />} />
        <Route path="/test" element={<WizardPage />} />
        <Route path="/aggiorna-listini" element={<PriceUpdatePage />} />
        <Route path="/ripara" element={<RepairPage />} />
        <Route path="/profilo" element={<ProfilePage />} />
        <Route path="*" element={<NoScreen />} />
      </Route>
    </Routes>
  );
}
