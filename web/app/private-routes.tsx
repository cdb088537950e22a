import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { homeOf } from '#shared/access/decide-route.ts';
import { paths } from '#shared/access/paths.ts';
import { routes } from '#shared/access/routes.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { firstScreens } from './first-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import PrivateShell from './private-shell.tsx';

/** Screens that are one route with nothing more to decide. */
const screens: [{ path: string }, ComponentType][] = [
  [routes.quotations, lazyScreen(firstScreens.quotations)],
  [routes.quotation, lazyScreen(firstScreens.quotation)],
  [routes.measures, lazyScreen(() => import('#web/features/quotations/measures/measures-page.tsx'))],
  [routes.offer, lazyScreen(() => import('#web/features/offers/edit/offer-page.tsx'))],
  [routes.offers, lazyScreen(() => import('#web/features/offers/list/offers-page.tsx'))],
  [routes.offerFigures, lazyScreen(() => import('#web/features/offers/figures/figures-page.tsx'))],
  [routes.offerTexts, lazyScreen(() => import('#web/features/offers/texts/texts-page.tsx'))],
  [routes.offerTemplates, lazyScreen(() => import('#web/features/offers/templates/templates-page.tsx'))],
  [routes.customers, lazyScreen(() => import('#web/features/customers/list/customers-page.tsx'))],
  [routes.customer, lazyScreen(() => import('#web/features/customers/page/customer-page.tsx'))],
  [routes.works, lazyScreen(() => import('#web/features/works/list/works-page.tsx'))],
  [routes.products, lazyScreen(() => import('#web/features/products/list/products-page.tsx'))],
  [routes.workbook, lazyScreen(() => import('#web/features/workbook/workbook-page.tsx'))],
  [routes.health, lazyScreen(() => import('#web/features/catalogue/health/health-page.tsx'))],
  [routes.tags, lazyScreen(() => import('#web/features/tags/tags-page.tsx'))],
  [routes.users, lazyScreen(() => import('#web/features/users/users-page.tsx'))],
  [routes.invitations, lazyScreen(() => import('#web/features/users/invitations/invitations-page.tsx'))],
  [routes.statistics, lazyScreen(() => import('#web/features/statistics/statistics-page.tsx'))],
  [routes.colours, lazyScreen(() => import('#web/features/colours/list/colour-folders-page.tsx'))],
  [routes.colourFolder, lazyScreen(() => import('#web/features/colours/folder/colour-folder-page.tsx'))],
  [routes.priceLists, lazyScreen(() => import('#web/features/price-lists/list/price-lists-page.tsx'))],
  [
    routes.priceListProducts,
    lazyScreen(() => import('#web/features/price-lists/products/price-list-products-page.tsx')),
  ],
  [routes.phases, lazyScreen(() => import('#web/features/phases/list/phases-page.tsx'))],
  [routes.phase, lazyScreen(() => import('#web/features/phases/edit/phase-page.tsx'))],
  [routes.notifications, lazyScreen(() => import('#web/features/notifications/notifications-page.tsx'))],
  [
    routes.guidedTestEditor,
    lazyScreen(() => import('#web/features/guided-test-editor/guided-test-editor-page.tsx')),
  ],
  [routes.priceUpdate, lazyScreen(() => import('#web/features/price-update/price-update-page.tsx'))],
  [routes.repair, lazyScreen(() => import('#web/features/repair/repair-page.tsx'))],
  [routes.profile, lazyScreen(() => import('#web/features/profile/profile-page.tsx'))],
  [routes.offerSettings, lazyScreen(() => import('#web/features/offers/settings/settings-page.tsx'))],
];

const NewQuotationPage = lazyScreen(
  () => import('#web/features/quotations/selection/new-quotation-page.tsx'),
);
const GuidedTestPage = lazyScreen(firstScreens.guidedTest);
const EditTestPage = lazyScreen(() => import('#web/features/quotations/guided-test/edit-test-page.tsx'));
const EditQuotationPage = lazyScreen(
  () => import('#web/features/quotations/selection/edit-quotation-page.tsx'),
);
const RegisterPage = lazyScreen(() => import('#web/features/registers/register-page.tsx'));
const SuperUsersOnly = lazyScreen(() => import('#web/features/products/super-users-only.tsx'));
const NewProductPage = lazyScreen(() => import('#web/features/products/edit/new-product-page.tsx'));
const ProductPage = lazyScreen(() => import('#web/features/products/edit/product-page.tsx'));
const HelpFrame = lazyScreen(() => import('#web/features/quotations/help/help-frame.tsx'));
const QuotationsAsPage = lazyScreen(() => import('#web/features/quotations/help/quotations-as-page.tsx'));
const QuotationAsPage = lazyScreen(() => import('#web/features/quotations/help/quotation-as-page.tsx'));
const CatalogueAsPage = lazyScreen(() => import('#web/features/quotations/help/catalogue-as-page.tsx'));
const ConsentPage = lazyScreen(() => import('#web/features/session/consent/consent-page.tsx'));

/** With the guided test, or by hand. */
function NewRoute() {
  return useParams().type === 'test' ? <GuidedTestPage /> : <NewQuotationPage />;
}

/** By hand, or with the guided test that the quotation was made with (`?test`). */
function EditRoute() {
  const [query] = useSearchParams();
  return query.has('test') ? <EditTestPage /> : <EditQuotationPage />;
}

/** Every other address leads home. */
function NoScreen() {
  const user = useSessionUser();
  return <Navigate to={user ? homeOf(user) : paths.login()} replace />;
}

/** The screens that need a session. Sign-in and print pages do not load this file. */
export default function PrivateRoutes() {
  // A user that somebody else made answers for their consents first (ROL-045).
  if (useSessionUser()?.consentPending) return <ConsentPage />;
  return (
    <Routes>
      <Route element={<PrivateShell />}>
        {screens.map(([{ path }, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={routes.customersFile.path} element={<RegisterPage register="customers" />} />
        <Route path={routes.worksFile.path} element={<RegisterPage register="works" />} />
        <Route path={routes.newQuotation.path} element={<NewRoute />} />
        <Route path={routes.editQuotation.path} element={<EditRoute />} />
        <Route element={<SuperUsersOnly />}>
          <Route path={routes.newProduct.path} element={<NewProductPage />} />
          <Route path={routes.product.path} element={<ProductPage />} />
        </Route>
        <Route path={routes.seenQuotations.path} element={<HelpFrame />}>
          <Route index element={<QuotationsAsPage />} />
          <Route path={routes.seenQuotation.path} element={<QuotationAsPage />} />
          <Route path={routes.seenCatalogue.path} element={<CatalogueAsPage />} />
        </Route>
        <Route path="*" element={<NoScreen />} />
      </Route>
    </Routes>
  );
}
