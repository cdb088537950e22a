import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { decideRoute } from '#shared/access/decide-route.ts';
import { routes } from '#shared/access/routes.ts';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import { brand } from '#shared/brand.ts';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { useSessionUser } from '#web/lib/session.ts';
import { privateRoutes } from './first-screen.ts';
import { firstScreens } from './first-screens.ts';
import { lazyPage } from './lazy-screen.tsx';

const LoginPage = lazyPage(firstScreens.login);
const SignUpPage = lazyPage(() => import('#web/features/session/sign-up/sign-up-page.tsx'));
const AskPage = lazyPage(() => import('#web/features/session/reset/ask-page.tsx'));
const SetPage = lazyPage(() => import('#web/features/session/reset/set-page.tsx'));
const VerifyPage = lazyPage(() => import('#web/features/session/verify/verify-page.tsx'));
const InvitePage = lazyPage(() => import('#web/features/session/invite/invite-page.tsx'));
const PrivacyPage = lazyPage(() => import('#web/features/public/privacy-page.tsx'));
const OfferPrivacyPage = lazyPage(
  () => import('#web/features/received-offer/privacy/offer-privacy-page.tsx'),
);
const CheckPage = lazyPage(() => import('#web/features/received-offer/check/check-page.tsx'));
const RemindersPage = lazyPage(() => import('#web/features/received-offer/reminders/reminders-page.tsx'));
const ReceivedOfferPage = lazyPage(firstScreens.receivedOffer);
const AppPage = lazyPage(() => import('#web/features/public/app-page.tsx'));
const LeavePage = lazyPage(() => import('#web/features/public/leave-page.tsx'));
const PrivateRoutes = lazyPage(privateRoutes);
const PrintPage = lazyPage(() => import('#web/features/quotations/print/print-page.tsx'));
const PrintOfferPage = lazyPage(() => import('#web/features/offers/document/print-offer-page.tsx'));
const SharedPage = lazyPage(() => import('#web/features/quotations/print/shared-page.tsx'));
const GalleryPage =
  __STAGE__ === 'development' ? lazyPage(() => import('#web/features/gallery/gallery-page.tsx')) : undefined;

/** Opens the screens that the user may open; others redirect (SES-050 to SES-057). */
function Guard() {
  const { pathname, search } = useLocation();
  const decision = decideRoute(`${pathname}${search}`, useSessionUser());
  return 'redirect' in decision ? <Navigate to={decision.redirect} replace /> : <Outlet />;
}

/** The token of a share link opens its quotation, with or without a session. */
function PrintRoute() {
  const token = tokenInFragment(useLocation().hash);
  return token ? <SharedPage token={token} /> : <PrintPage />;
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
          <Route path={routes.login.path} element={<LoginPage />} />
          <Route path={routes.signUp.path} element={<SignUpPage />} />
          <Route path={routes.askReset.path} element={<AskPage />} />
          <Route path={routes.setReset.path} element={<SetPage />} />
          <Route path={routes.verify.path} element={<VerifyPage />} />
          <Route path={routes.invite.path} element={<InvitePage />} />
          <Route path={routes.privacy.path} element={<PrivacyPage />} />
          <Route path={routes.offerPrivacy.path} element={<OfferPrivacyPage />} />
          <Route path={routes.checkDocument.path} element={<CheckPage />} />
          <Route path={routes.offerReminders.path} element={<RemindersPage />} />
          <Route path={routes.receivedOffer.path} element={<ReceivedOfferPage />} />
          <Route path={routes.app.path} element={<AppPage />} />
          <Route path={routes.ios.path} element={<LeavePage address={brand.links.ios} />} />
          <Route path={routes.android.path} element={<LeavePage address={brand.links.android} />} />
          <Route path={routes.englishDemo.path} element={<LeavePage address={brand.links.englishDemo} />} />
          <Route path={routes.printQuotation.path} element={<PrintRoute />} />
          <Route path={routes.printOffer.path} element={<PrintOfferPage />} />
          <Route path="*" element={<PrivateRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
