import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSeconds } from '#shared/format/format-date.ts';
import type { JobLogTone } from '#web/graphql/common.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { Alert } from '../alert.tsx';
import { FoldingCard } from '../folding-card.tsx';
import { IconButton } from '../icon-button.tsx';
import { Scrolling } from '../scrolling.tsx';
import './job-log.css';

export type LogLine = { at: string; tone: JobLogTone; text: string };

type Props = {
  lines: readonly LogLine[];
  /** "Registro" by default. */
  title?: string | undefined;
  /** Why it could not be read last time. */
  failure?: string | undefined;
  /** Starts closed, with its newest line as the head. */
  folds?: boolean;
};

/** Lines that are drawn; all of them are copied. */
const drawn = 500;

/** The log of a job, with errors in red. It follows its newest line until the user scrolls up. */
export function JobLog({ lines, title, failure, folds }: Props) {
  const { t } = useTranslation('catalogue');
  const panel = useLatestInView(lines.length);
  const name = title ?? t('jobLog.title');
  const earlier = Math.max(0, lines.length - drawn);
  return (
    <FoldingCard
      title={name}
      end={<CopyLog lines={lines} />}
      folded={folds ? <Newest line={lines.at(-1)} /> : undefined}
    >
      {failure && <Alert tone="warn">{t('jobLog.failed', { reason: failure })}</Alert>}
      <Scrolling className="job-log" ref={panel} role="log" label={name}>
        {earlier > 0 && <p className="job-log-earlier">{t('jobLog.earlier', { count: earlier })}</p>}
        {lines.length === 0 && <p className="job-log-earlier">{t('jobLog.empty')}</p>}
        {placed(lines, earlier).map(({ place, line }) => (
          <Line key={place} line={line} />
        ))}
      </Scrolling>
    </FoldingCard>
  );
}

function Newest({ line }: { line: LogLine | undefined }) {
  const { t } = useTranslation('catalogue');
  return line ? <span className={`job-log-newest ${line.tone}`}>{line.text}</span> : t('jobLog.empty');
}

/** A log only grows: a line keeps its place. */
const placed = (lines: readonly LogLine[], from: number) =>
  lines.slice(from).map((line, index) => ({ place: from + index, line }));

function Line({ line: { at, tone, text } }: { line: LogLine }) {
  const { t } = useTranslation('catalogue');
  const isMarked = tone === 'error' || tone === 'warn';
  return (
    <p className={tone}>
      <time dateTime={at}>{formatSeconds(at)}</time>{' '}
      {isMarked && <b className="vh">{t(`jobLog.${tone}`)} </b>}
      {text}
    </p>
  );
}

function CopyLog({ lines }: Pick<Props, 'lines'>) {
  const { t } = useTranslation('catalogue');
  const toast = useToast();
  const copy = async () => {
    const text = lines.map((line) => `${formatSeconds(line.at)} ${line.text}`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: t('jobLog.copied') });
    } catch {
      toast({ text: t('jobLog.notCopied'), tone: 'err' });
    }
  };
  return <IconButton small icon="copy" label={t('jobLog.copy')} onClick={() => void copy()} />;
}

/** Pixels from the end within which somebody still reads the end. */
const near = 24;

/** Keeps the end in view while the content grows, unless the user scrolled away. */
function useLatestInView(length: number) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || length === seen.current) return;
    const wasAtEnd = box.dataset.height === undefined || isAtEnd(box, Number(box.dataset.height));
    seen.current = length;
    box.dataset.height = String(box.scrollHeight);
    if (wasAtEnd) box.scrollTop = box.scrollHeight;
  }, [length]);
  return element;
}

const isAtEnd = (box: HTMLElement, height: number) => height - box.scrollTop - box.clientHeight <= near;
