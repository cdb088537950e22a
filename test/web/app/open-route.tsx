import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, type MockInstance, vi } from 'vitest';
import type { RoutePath } from '#shared/access/routes.ts';
import { firstSettings } from '#shared/schemas/offer-settings.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { answerWith } from '#test/support/stub-transport.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { AppRoutes } from '#web/app/routes.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { keepUser, type SessionUser, signOut } from '#web/lib/session.ts';

// All screens are there: no test waits for the bundler.
const parts = import.meta.glob('../../../web/features/**/{*-page,super-users-only,help-frame}.tsx');
await Promise.all([
  import('#web/app/private-routes.tsx'),
  ...Object.values(parts).map((load) => load()),
  import('#web/graphql/common.ts'),
]);

/** A user, as far as they are not a painter of Bologna with a verified e-mail; null is a visitor. */
export type Visit = Partial<SessionUser> | null;

export type Shown = {
  route: RoutePath;
  /** An address of the route. */
  address: string;
  heading: string;
  what: string;
  /** The heading and text for other users, on screens for super users alone. */
  refusal?: { heading: string; text: string };
  visitorHeading?: string;
  /** That of what stands in its place for super users of some countries alone. */
  closedHeading?: string;
  /** Its request to the server, where two screens have the same heading. */
  asks?: string;
  /** Where it leads outside the site. */
  leads?: string;
};

const tracked = { revision: 1, updatedAt: '2026-11-20T09:00:00.000Z', updatedBy: 'Giulia Ferrero' };
const andrea = {
  id: 'andrea',
  name: 'Andrea Conti',
  type: 'imbianchino',
  country: 'IT',
  pricelistName: 'PCU',
  superUser: false,
  archived: false,
  emailVerified: true,
};

/** Answers that screens need before they show their heading. All other requests stay open. */
const answers: Record<string, object> = {
  Quotation: { quotation: aQuotation() },
  OfferToPrint: { offer: anOffer(), offerSettings: firstSettings },
  QuotationAs: { quotationAs: { ...aQuotation(), id: 'q2', name: 'Casa Mengoni', todayPrices: [] } },
  GuidedTest: { guidedTest: { version: 1, config: JSON.stringify(aConfig()) } },
  GuidedTestPhases: { guidedTestPhases: [] },
  SelectableProducts: { selectableProducts: [] },
  UserAs: { userAs: andrea },
  EditableProduct: { editableProduct: anEditableProduct() },
  EditablePhase: {
    editablePhase: {
      id: 'fondo',
      name: { it: 'Fondo di prova', en: null },
      withProcedure: false,
      procedure: null,
      conditions: [],
      choices: [],
      availablePricelists: [],
      ...tracked,
    },
  },
  ColourFolder: { colourFolder: { id: 'terre', name: 'Terre', colors: [], ...tracked } },
  PriceListProducts: {
    priceListProducts: {
      pricelist: { id: 'pcu', name: 'PCU', availableProducts: [], ...tracked },
      products: [],
    },
  },
};

let asked: string[] = [];

/** The server, which answers a visitor nothing. */
function serve(isVisitor: boolean) {
  asked = [];
  answerWith((operation) => {
    asked.push(operation);
    if (isVisitor && operation === 'Quotation') throw new GraphqlFailure('not-signed-in');
    return answers[operation] ?? new Promise(() => {});
  });
}

let leave: MockInstance<Location['replace']>;

/** Opens an address of the application as one of its users, or without a session. */
export async function openRoute(address: string, user: Visit) {
  cleanup();
  leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  leave.mockClear();
  answerWith(() => ({}));
  await signOut();
  serve(user === null);
  if (user) keepUser(sessionUserWith(user));
  window.history.replaceState(null, '', address);
  render(
    <GuardedRouter>
      <AppRoutes />
    </GuardedRouter>,
  );
}

const expectHeading = (heading: string, who: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent, who).toBe(heading));
const place = () => window.location.pathname + window.location.search;

/** Expects a screen, its refusal or its closed form. */
export async function expectScreen(wanted: Shown, user: Visit, who: string) {
  const refusal = user?.superUser ? undefined : wanted.refusal;
  const closed = user?.managementMode === 'only' ? wanted.closedHeading : undefined;
  const own = closed ?? ((user === null && wanted.visitorHeading) || wanted.heading);
  await expectHeading(refusal?.heading ?? own, who);
  expect(place(), who).toBe(wanted.address.replace(/#.*/, ''));
  expect(Boolean(wanted.refusal && screen.queryByText(wanted.refusal.text)), who).toBe(Boolean(refusal));
  if (wanted.asks && !refusal) expect(asked.includes(wanted.asks), who).toBe(!closed);
  expect(leave.mock.calls, who).toEqual(wanted.leads ? [[wanted.leads]] : []);
}

/** Where somebody is led who may not open an address (SES-055, SES-056). */
export async function expectRefused(address: string, user: Visit, who: string) {
  const isHome = user !== null && address === '/preventivi';
  await expectHeading(isHome ? 'Profilo' : 'Accedi', who);
  expect(place(), who).toBe(isHome ? '/profilo' : `/login?redirect=${encodeURIComponent(address)}`);
}
