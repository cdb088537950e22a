import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { aReceivedOffer, type Received } from '#test/support/builders/received-offer.ts';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import ReceivedOfferPage from '#web/features/received-offer/received-offer-page.tsx';
import type { Timer } from '#web/lib/timer.ts';

type Body = { do: string; token: string; offer: string; [field: string]: unknown };
type Answer = (body: Body) => object | Promise<object>;

/** A refusal of the server. */
export class Refused extends Error {
  readonly status: number;
  readonly params: object | undefined;
  constructor(status: number, code: string, params?: object) {
    super(code);
    this.status = status;
    this.params = params;
  }
}

/** The server of customers: answers by what they do, and keeps what it was asked. */
export function aCustomersServer(answers: Record<string, Answer> = {}) {
  const asked: { address: string; body: Body }[] = [];
  answerElsewhere(async (address, { body: text }) => {
    const body: Body = JSON.parse(String(text));
    asked.push({ address, body });
    const answer = answers[body.do];
    try {
      return Response.json((await answer?.(body)) ?? {});
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Response.json({ code: error.message, params: error.params }, { status: error.status });
    }
  });
  return {
    asked,
    answers,
    did: (what: string) => asked.flatMap(({ body }) => (body.do === what ? [body] : [])),
  };
}

type Opened = {
  page?: Received | object;
  answers?: Record<string, Answer>;
  timer?: Timer;
  hash?: string;
  /** With the history of a browser. */
  inBrowser?: boolean;
};

/** Opens the page of an offer by its link, and waits for its title. */
export async function openReceived({
  page = aReceivedOffer(),
  answers,
  timer,
  hash = '#t=secret',
  inBrowser,
}: Opened = {}) {
  const server = aCustomersServer({ read: () => page, ...answers });
  const shown = showReceived(timer, hash, inBrowser);
  await screen.findByRole('heading', { level: 1 });
  return { ...server, ...shown };
}

export function showReceived(timer?: Timer, hash = '#t=secret', inBrowser = false) {
  const address = `/o/offer${hash}`;
  const page = (
    <Routes>
      <Route path="/o/:id" element={<ReceivedOfferPage timer={timer} />} />
    </Routes>
  );
  if (inBrowser && location.pathname !== '/o/offer') window.history.replaceState(null, '', address);
  const { unmount } = render(
    inBrowser ? (
      <GuardedRouter>{page}</GuardedRouter>
    ) : (
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    ),
  );
  return { user: userEvent.setup(), unmount };
}

/** An input that a person makes; events of scripts are not trusted. */
export function personPresses() {
  const event = new Event('pointerdown', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  window.dispatchEvent(event);
}

/** happy-dom draws nothing: each canvas gets a context that takes every stroke. */
export function paperForCanvases() {
  const paper = new Proxy({}, { get: () => () => {}, set: () => true });
  // The library draws on it, and reads nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
}

/** Draws one stroke on a pad that is so wide, in pixels. */
export function drawOn(pad: HTMLElement, points: readonly { x: number; y: number }[], width: number) {
  Object.defineProperty(pad, 'clientWidth', { value: width, configurable: true });
  Object.defineProperty(pad, 'clientHeight', { value: width / 3, configurable: true });
  const at = ({ x, y }: { x: number; y: number }) => ({
    ...{ clientX: x, clientY: y, button: 0, buttons: 1, isPrimary: true, pointerId: 1, pointerType: 'pen' },
  });
  const [first, ...others] = points.map(at);
  fireEvent.pointerDown(pad, first);
  for (const point of others) fireEvent.pointerMove(pad, point);
  fireEvent.pointerUp(pad, { ...others.at(-1), buttons: 0 });
}
