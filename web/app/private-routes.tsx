import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { homeOf } from '#shared/access/decide-route.ts';
import { paths } from '#shared/access/paths.ts';
import { routes } from '#shared/access/routes.ts';
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
const ColourFoldersPage = lazyScreen(() => import('#web/features/colours/list/colour-folders-page.tsx'));
const ColourFolderPage = lazyScreen(() => import('#web/features/colours/folder/colour-folder-page.tsx'));
const PriceListsPage = lazyScreen(() => import('#web/features/price-lists/list/price-lists-page.tsx'));
const PriceListProductsPage = lazyScreen(
  () => import('#web/features/price-lists/products/price-list-products-page.tsx'),
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
const GuidedTestEditorPage = lazyScreen(
  () => import('#web/features/guided-test-editor/guided-test-editor-page.tsx'),
);
const WorkbookPage = lazyScreen(() => import('#web/features/workbook/workbook-page.tsx'));
const NewProductPage = lazyScreen(() => import('#web/features/products/edit/new-product-page.tsx'));
const ProductPage = lazyScreen(() => import('#web/features/products/edit/product-page.tsx'));

/** With the guided test, or by hand. */
function NewRoute() {
  return useParams().type === 'test' ? <GuidedTestPage /> : <NewQuotationPage />;
}

/** By hand, or with the guided test that the quotation was made with (`?test`). */
function EditRoute() {
  const [query] = useSearchParams();
  return query.has('test') ? <EditTestPage /> : <EditQuotationPage />;
}

/** A route of the product whose screen is not built yet. */
function NoScreen() {
  const user = useSessionUser();
  return <Navigate to={user ? homeOf(user) : paths.login()} replace />;
}

/** The screens that need a session: who only signs in, or prints, does not load where they all are. */
export default function PrivateRoutes() {
  // Until they have answered, nothing else is shown to who was made by somebody (ROL-045).
  if (useSessionUser()?.consentPending) return <ConsentPage />;
  return (
    <Routes>
      <Route element={<PrivateShell />}>
        <Route path={routes.quotations.path} element={<QuotationsPage />} />
        <Route path={routes.newQuotation.path} element={<NewRoute />} />
        <Route path={routes.quotation.path} element={<QuotationPage />} />
        <Route path={routes.editQuotation.path} element={<EditRoute />} />
        <Route path={routes.products.path} element={<ProductsPage />} />
        <Route element={<SuperUsersOnly />}>
          <Route path={routes.newProduct.path} element={<NewProductPage />} />
          <Route path={routes.product.path} element={<ProductPage />} />
        </Route>
        <Route path={routes.workbook.path} element={<WorkbookPage />} />
        <Route path={routes.health.path} element={<HealthPage />} />
        <Route path={routes.tags.path} element={<TagsPage />} />
        <Route path={routes.users.path} element={<UsersPage />} />
        <Route path={routes.seenQuotations.path} element={<HelpFrame />}>
          <Route index element={<QuotationsAsPage />} />
          <Route path={routes.seenQuotation.path} element={<QuotationAsPage />} />
          <Route path={routes.seenCatalogue.path} element={<CatalogueAsPage />} />
        </Route>
        <Route path={routes.invitations.path} element={<InvitationsPage />} />
        <Route path={routes.statistics.path} element={<StatisticsPage />} />
        <Route path={routes.colours.path} element={<ColourFoldersPage />} />
        <Route path={routes.colourFolder.path} element={<ColourFolderPage />} />
        <Route path={routes.priceLists.path} element={<PriceListsPage />} />
        <Route path={routes.priceListProducts.path} element={<PriceListProductsPage />} />
        <Route path={routes.phases.path} element={<PhasesPage />} />
        <Route path={routes.phase.path} element={<PhasePage />} />
        <Route path={routes.notifications.path} element={<NotificationsPage />} />
        <Route path={routes.guidedTestEditor.path} element={<GuidedTestEditorPage />} />
        <Route path={routes.priceUpdate.path} element={<PriceUpdatePage />} />
        <Route path={routes.repair.path} element={<RepairPage />} />
        <Route path={routes.profile.path} element={<ProfilePage />} />
        <Route path="*" element={<NoScreen />} />
      </Route>
    </Routes>
  );
}
