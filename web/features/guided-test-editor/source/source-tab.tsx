import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/lib/use-toast.ts';
import type { SlotProps } from '../frame/slot-props.ts';
import { JsonField } from './json-field.tsx';
import { useProblemText } from './problem-text.ts';
import { useSource } from './use-source.ts';
import './source-tab.css';

/** Milliseconds that messages of the editor stay (WED-021). */
const shortly = 2_000;

type Props = Pick<SlotProps, 'config' | 'setConfig' | 'readOnly'>;

/** The configuration as JSON (WED-051 to WED-060): only the array of stages (OPW-14). */
export function SourceTab({ config, setConfig, readOnly }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const toast = useToast();
  const problemText = useProblemText();
  const source = useSource(config, setConfig);
  const hint = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(source.text);
      toast({ text: t('source.copied'), milliseconds: shortly });
    } catch {
      toast({ text: t('source.notCopied'), tone: 'err' });
    }
  };
  const format = () => {
    if (!source.format()) toast({ text: t('source.cannotFormat'), milliseconds: shortly });
  };
  return (
    <section className="card source-tab" aria-label={t('source.label')}>
      <div className="source-head">
        <span id={hint} className="muted s">
          {t('source.hint')}
        </span>
        <Button small icon="copy" onClick={() => void copy()}>
          {t('source.copy')}
        </Button>
        <Button small icon="align-left" disabled={readOnly} onClick={format}>
          {t('source.format')}
        </Button>
      </div>
      {readOnly && <Alert tone="warn">{t('source.readOnly')}</Alert>}
      {source.problem && (
        <Alert tone="err" onDismiss={source.dismiss}>
          {problemText(source.problem)}
        </Alert>
      )}
      <JsonField
        label={t('source.label')}
        describedBy={hint}
        text={source.text}
        readOnly={readOnly}
        invalid={source.problem !== undefined}
        onType={source.type}
        onLeave={source.leave}
      />
    </section>
  );
}
