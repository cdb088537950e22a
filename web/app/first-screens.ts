/** The screens that most visits begin with. */
export const firstScreens = {
  login: () => import('#web/features/session/login-page.tsx'),
  receivedOffer: () => import('#web/features/received-offer/received-offer-page.tsx'),
  quotations: () => import('#web/features/quotations/list/quotations-page.tsx'),
  quotation: () => import('#web/features/quotations/view/quotation-page.tsx'),
  guidedTest: () => import('#web/features/quotations/guided-test/guided-test-page.tsx'),
};
