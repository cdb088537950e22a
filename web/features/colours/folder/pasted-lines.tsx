import { useTranslation } from 'react-i18next';
import type { PastedLine } from '#shared/catalogue/colours/pasted-colours.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { useColourFacts } from '../parts/use-colour-facts.ts';
import './pasted-lines.css';

const kinds = ['refused', 'changed', 'added', 'same'] as const;

/** How each pasted line would end; those that need a look come first. */
export function PastedLines({ lines }: { lines: readonly PastedLine[] }) {
  const { t } = useTranslation('colours');
  if (lines.length === 0) return null;
  return (
    <Scrolling className="pasted" label={t('paste.preview')}>
      {kinds.map((kind) => {
        const some = lines.filter((line) => line.kind === kind);
        if (some.length === 0) return null;
        return (
          <div key={kind}>
            <h3 className={kind}>{t(`paste.kind.${kind}`, { count: some.length })}</h3>
            {kind !== 'same' && (
              <ul>
                {some.map((line) => (
                  <Line key={line.line} line={line} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </Scrolling>
  );
}

function Line({ line }: { line: PastedLine }) {
  const { t } = useTranslation('colours');
  const message = useMessage(['common']);
  const facts = useColourFacts();
  if (line.kind === 'refused')
    return (
      <li>
        <span className="muted">{t('paste.line', { line: line.line })}</span>
        <code>{line.text.replaceAll('\t', ' · ')}</code>
        <span className="reason">{message(line.reason)}</span>
      </li>
    );
  return (
    <li>
      {line.kind === 'changed' && <Swatch colour={line.before} />}
      <Swatch colour={line.after} />
      <b>{line.after.code}</b>
      {line.kind === 'changed' ? (
        <span className="s">
          <BeforeAfter before={facts(line.before)} after={facts(line.after)} />
        </span>
      ) : (
        <span className="muted s">{facts(line.after)}</span>
      )}
    </li>
  );
}
