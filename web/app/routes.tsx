import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { decideRoute, homeOf } from '#shared/access/decide-route.ts';
import { shareToken } from '#shared/access/share-token.ts';
import { brand } from '#shared/brand.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { useSessionUser } from './session.ts';

const LoginPage = lazy(() => import('#web/features/session/login-page.tsx'));
const SignUpPage = lazy(() => import('#web/features/session/sign-up/sign-up-page.tsx'));
const AskPage = lazy(() => import('#web/features/session/reset/ask-page.tsx'));
const SetPage = lazy(() => import('#web/features/session/reset/set-page.tsx'));
const VerifyPage = lazy(() => import('#web/features/session/verify/verify-page.tsx'));
const PrivacyPage = lazy(() => import('#web/features/public/privacy-page.tsx'));
const AppPage = lazy(() => import('#web/features/public/app-page.tsx'));
const LeavePage = lazy(() => import('#web/features/public/leave-page.tsx'));
const PrivateShell = lazy(() => import('./private-shell.tsx'));
const ProfilePage = lazy(() => import('#web/features/profile/profile-page.tsx'));
const QuotationsPage = lazy(() => import('#web/features/quotations/list/quotations-page.tsx'));
const NewQuotationPage = lazy(() => import('#web/features/quotations/selection/new-quotation-page.tsx'));
const GuidedTestPage = lazy(() => import('#web/features/quotations/guided-test/guided-test-page.tsx'));
const EditTestPage = lazy(() => import('#web/features/quotations/guided-test/edit-test-page.tsx'));
const EditQuotationPage = lazy(() => import('#web/features/quotations/selection/edit-quotation-page.tsx'));
const QuotationPage = lazy(() => import('#web/features/quotations/view/quotation-page.tsx'));
const ColorlistsPage = lazy(() => import('#web/features/colours/list/colorlists-page.tsx'));
const ColorlistPage = lazy(() => import('#web/features/colours/folder/colorlist-page.tsx'));
const PricelistsPage = lazy(() => import('#web/features/pricelists/list/pricelists-page.tsx'));
const PricelistProductsPage = lazy(
  () => import('#web/features/pricelists/products/pricelist-products-page.tsx'),
);
const PriceUpdatePage = lazy(() => import('#web/features/price-update/price-update-page.tsx'));
const PhasesPage = lazy(() => import('#web/features/phases/list/phases-page.tsx'));
const PhasePage = lazy(() => import('#web/features/phases/edit/phase-page.tsx'));
const PrintPage = lazy(() => import('#web/features/quotations/print/print-page.tsx'));
const SharedPage = lazy(() => import('#web/features/quotations/print/shared-page.tsx'));
const SuperUsersOnly = lazy(() => import('#web/features/products/super-users-only.tsx'));
const ProductsPage = lazy(() => import('#web/features/products/list/products-page.tsx'));
const HealthPage = lazy(() => import('#web/features/catalogue/health/health-page.tsx'));
const TagsPage = lazy(() => import('#web/features/tags/tags-page.tsx'));
const UsersPage = lazy(() => import('#web/features/users/users-page.tsx'));
const HelpFrame = lazy(() => import('#web/features/quotations/help/help-frame.tsx'));
const QuotationsAsPage = lazy(() => import('#web/features/quotations/help/quotations-as-page.tsx'));
const QuotationAsPage = lazy(() => import('#web/features/quotations/help/quotation-as-page.tsx'));
const CatalogueAsPage = lazy(() => import('#web/features/quotations/help/catalogue-as-page.tsx'));
const WizardPage = lazy(() => import('#web/features/wizard/wizard-page.tsx'));
const RepairPage = lazy(() => import('#web/features/repair/repair-page.tsx'));
const WorkbookPage = lazy(() => import('#web/features/workbook/workbook-page.tsx'));
const NewProductPage = lazy(() => import('#web/features/products/edit/new-product-page.tsx'));
const ProductPage = lazy(() => import('#web/features/products/edit/product-page.tsx'));
const GalleryPage =
  __STAGE__ === 'development' ? lazy(() => import('#web/features/gallery/gallery-page.tsx')) : undefined;

/** Opens what the user may open; anything else leads where shared/access says (SES-050 to SES-057). */
function Guard() {
  const { pathname, search } = useLocation();
  const decision = decideRoute(`${pathname}${search}`, useSessionUser());
  return 'redirect' in decision ? <Navigate to={decision.redirect} replace /> : <Outlet />;
}

/** Who brings the token of a share link sees what it shows, signed in or not. */
function PrintRoute() {
  const token = shareToken(useLocation().hash);
  return token ? <SharedPage token={token} /> : <PrintPage />;
}

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

export function AppRoutes() {
  return (
    <Suspense
      fallback={
        <main>
          <ScreenLoading />
        </main>
      }
    >
      <Routes>
        {GalleryPage && <Route path="/componenti" element={<GalleryPage />} />}
        <Route element={<Guard />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/registrati" element={<SignUpPage />} />
          <Route path="/reset/ask" element={<AskPage />} />
          <Route path="/reset/set" element={<SetPage />} />
          <Route path="/verifica" element={<VerifyPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/app" element={<AppPage />} />
          <Route path="/ios" element={<LeavePage address={brand.links.ios} />} />
          <Route path="/android" element={<LeavePage address={brand.links.android} />} />
          <Route path="/english-demo" element={<LeavePage address={brand.links.englishDemo} />} />
          <Route path="/preventivi/:id/pdf" element={<PrintRoute />} />
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
            <Route path="/cartelle" element={<ColorlistsPage />} />
            <Route path="/cartelle/:id" element={<ColorlistPage />} />
            <Route path="/listini" element={<PricelistsPage />} />
            <Route path="/listini/:id/prodotti" element={<PricelistProductsPage />} />
            <Route path="/fasi" element={<PhasesPage />} />
            <Route path="/fasi/:id" element={<PhasePage />} />
            <Route path="/test" element={<WizardPage />} />
            <Route path="/aggiorna-listini" element={<PriceUpdatePage />} />
            <Route path="/ripara" element={<RepairPage />} />
            <Route path="/profilo" element={<ProfilePage />} />
            <Route path="*" element={<NoScreen />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
