import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { aDocument, aQuotation } from '#test/support/builders/document.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import SharedPage from '#web/features/quotations/print/shared-page.tsx';
import * as functions from '#web/lib/call-function.ts';
import type { PrintDialog } from '#web/lib/use-print-dialog.ts';

type Answer = () => Response | Promise<Response>;
const asked: URL[] = [];
const passes: (string | null)[] = [];
let answers: { sharedQuotation: Answer; downloadPDF: Answer };

const refused = (status: number, code: string, params?: object) =>
  Response.json({ error: true, code, params }, { status });

const inLanguage = (language: Language) =>
  Response.json({
    document: aDocument(aQuotation(), { language }),
    fileName: 'Condominio.pdf',
    validUntil: '2026-12-20T09:00:00.000Z',
  });

function open(query = '', dialog?: PrintDialog) {
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/preventivi/q1/pdf${query}`]}>
      <Routes>
        <Route path="/preventivi/:id/pdf" element={<SharedPage token="link.signature" dialog={dialog} />} />
      </Routes>
    </MemoryRouter>,
  );
  return { ...userEvent.setup(), unmount };
}

beforeEach(() => {
  answers = {
    sharedQuotation: () => inLanguage(asked.at(-1)?.searchParams.get('lang') === 'en' ? 'en' : 'it'),
    downloadPDF: () => new Response('%PDF-1', { headers: { 'content-type': 'application/pdf' } }),
  };
  answerElsewhere(async (address, options) => {
    const url = new URL(address);
    asked.push(url);
    passes.push(new Headers(options?.headers).get('authorization'));
    return answers[url.pathname.split('/').at(-1) as keyof typeof answers]();
  });
});

afterEach(() => {
  asked.splice(0);
  passes.splice(0);
});

describe('the page of a share link', () => {
  it('shows the document in the link’s language, and keeps its address to itself', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Preventivo' })).toBeTruthy();
    expect(asked[0]?.search).toBe('?q=q1');
    expect(passes).toEqual(['Share link.signature']);
    const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
    expect([meta('robots'), meta('referrer')]).toEqual(['noindex', 'no-referrer']);
    await waitFor(() => expect(document.title).toContain('Condominio Via dei Mille 14'));
  });

  it('says until when it is valid, in the language of the document', async () => {
    const user = open();
    expect(await screen.findByText('Valido fino al 20/12/2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Valid until 20/12/2026')).toBeTruthy();
  });

  it('opens the print dialog after two seconds with print=1, and never without it [QPR-006]', async () => {
    for (const [query, times] of [
      ['?print=1', 1],
      ['', 0],
      ['?print=0', 0],
    ] as const) {
      const { timer, pass } = handTimer();
      const print = vi.fn();
      const { unmount } = open(query, { timer, print });
      await screen.findByRole('heading', { level: 1, name: 'Preventivo' });
      await act(async () => pass(1999));
      expect(print).not.toHaveBeenCalled();
      await act(async () => pass(1));
      expect(print).toHaveBeenCalledTimes(times);
      unmount();
    }
  });

  it('is read in the other language too', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quotation' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Italiano' })).toBeTruthy();
  });

  it('saves the PDF of what is shown, and says why when that fails', async () => {
    const saveFile = vi.spyOn(functions, 'saveFile').mockReturnValue();
    const user = open();
    const button = await screen.findByRole('button', { name: 'Scarica PDF' });
    await user.click(button);
    expect(saveFile.mock.calls[0]?.[1]).toBe('Condominio.pdf');
    expect(asked.at(-1)?.search).toBe('?q=q1&lang=it');
    answers.downloadPDF = () => refused(429, 'too-many-requests', { retryAfter: 12 });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('Riprova tra 12 s');
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('of a link that is no longer good says that it expired or was withdrawn, not which, and who can give a new one', async () => {
    answers.sharedQuotation = () => refused(410, 'link-expired');
    open();
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeTruthy();
    expect(
      screen.getByText("È scaduto, oppure chi te l'ha mandato l'ha ritirato. Può dartene uno nuovo."),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Manca la connessione', () => Promise.reject(new TypeError('offline'))],
    ['Troppe richieste', () => refused(429, 'too-many-requests', { retryAfter: 30 })],
  ])('that may come later (%s) is asked for again', async (text, failing) => {
    const { sharedQuotation } = answers;
    answers.sharedQuotation = failing;
    const user = open();
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    answers.sharedQuotation = sharedQuotation;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Preventivo' })).toBeTruthy();
  });
});
