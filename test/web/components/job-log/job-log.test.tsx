import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { JobLog, type LogLine } from '#web/components/job-log/job-log.tsx';
import { type JobLogLine, useJobLog } from '#web/lib/use-job-log.ts';

const at = '2026-11-20T08:42:03.000Z';
const lines: LogLine[] = [
  { at, tone: 'info', text: 'Anteprima avviata' },
  { at, tone: 'warn', text: 'Silifond: saltata' },
  { at, tone: 'error', text: 'Adda: non scritto' },
];

const drawnLines = () => within(screen.getByRole('log')).getAllByText(/./, { selector: 'p' });

describe('the log of long work', () => {
  it('shows what was said with its time; failures are red and are called so', () => {
    render(<JobLog lines={lines} />);
    expect(drawnLines().map((line) => [line.className, textOf(line)])).toEqual([
      ['info', '09:42:03 Anteprima avviata'],
      ['warn', '09:42:03 Attenzione: Silifond: saltata'],
      ['error', '09:42:03 Errore: Adda: non scritto'],
    ]);
  });

  it('is copied whole, though of a long one only the end is drawn', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const many = Array.from({ length: 502 }, (_, index): LogLine => ({ at, tone: 'info', text: `${index}` }));
    render(<JobLog lines={many} />);
    expect(textOf(drawnLines()[0])).toBe('2 righe precedenti: copia il registro per leggerle.');
    expect(textOf(drawnLines()[1])).toBe('09:42:03 2');
    await user.click(screen.getByRole('button', { name: 'Copia il registro' }));
    const [[copied = ''] = []] = write.mock.calls;
    expect(copied.split('\n')).toHaveLength(502);
    expect(copied).toMatch(/^09:42:03 0\n/);
  });

  it('is read page by page, only what is new', async () => {
    const line = (code: string): JobLogLine => ({ at, tone: 'info', code, subject: null, detail: null });
    const pages: Record<string, unknown> = {
      '': { lines: [line('a')], next: '1' },
      1: { lines: [line('b')], next: '2' },
      2: { lines: [], next: '2' },
    };
    const { asked } = aServer({
      JobLog: ({ after }: { after: string | null }) => ({ jobLog: pages[after ?? ''] }),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Read />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('ab')).toBeTruthy();
    expect(asked<{ after: string | null }>('JobLog').map(({ after }) => after)).toEqual([null, '1', '2']);
  });
});

function Read() {
  const { lines: read } = useJobLog({ kind: 'import', id: 'j', state: 'done' });
  return <p>{read.map(({ code }) => code).join('')}</p>;
}
