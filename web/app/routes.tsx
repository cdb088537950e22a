import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { decideRoute } from '#shared/access/decide-route.ts';
import { shareToken } from '#shared/access/share-token.ts';
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
const AppPage = lazyPage(() => import('#web/features/public/app-page.tsx'));
const LeavePage = lazyPage(() => import('#web/features/public/leave-page.tsx'));
const PrivateRoutes = lazyPage(privateRoutes);
const PrintPage = lazyPage(() => import('#web/features/quotations/print/print-page.tsx'));
const SharedPage = lazyPage(() => import('#web/features/quotations/print/shared-page.tsx'));
const GalleryPage =
  __STAGE__ === 'development' ? lazyPage(() => import('#web/features/gallery/gallery-page.tsx')) : undefined;

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
          <Route path="/invito" element={<InvitePage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/app" element={<AppPage />} />
          <Route path="/ios" element={<LeavePage address={brand.links.ios} />} />
          <Route path="/android" element={<LeavePage address={brand.links.android} />} />
          <Route path="/english-demo" element={<LeavePage address={brand.links.englishDemo} />} />
          <Route path="/preventivi/:id/pdf" element={<PrintRoute />} />
          <Route path="*" element={<PrivateRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
