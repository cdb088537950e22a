import { useTranslation } from 'react-i18next';
import type { Doubt } from '#shared/catalogue/product-form/doubts.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import type { PriceLists } from './price-lists.ts';
import type { DoubtfulNumbers } from './use-doubts.ts';

type Props = { numbers: DoubtfulNumbers; um: string; lists: PriceLists };
type Question = NonNullable<DoubtfulNumbers['question']>;

/** Asks once, before a product is saved, what the numbers mean that can be read in two ways, and of sizes twice in a range (OPC-24). */
export function DoubtsDialog({ numbers: { doubts, question }, um, lists }: Props) {
  const { t } = useTranslation('products');
  if (!question) return null;
  if (doubts.size === 0) return <RepeatedDialog question={question} um={um} />;
  const all = [...doubts.values()];
  const words = { count: all.length, read: all[0]?.read, other: all[0]?.other };
  const called = ({ size, list }: Doubt) =>
    list === undefined
      ? t('editView.prices.pack')
      : `${size ? `${size} ${unitLabel(um)}` : t('editView.prices.newPack')}, ${lists.find(({ id }) => id === list)?.name ?? list}`;
  return (
    <DialogFrame
      title={t('editView.doubts.title', words)}
      role="alertdialog"
      onSubmit={() => question.settle('other')}
      onClose={question.close}
      footer={
        <>
          <CancelButton />
          <Button onClick={() => question.settle('read')}>{t('editView.doubts.keep', words)}</Button>
          <Button variant="primary" type="submit" data-autofocus>
            {t('editView.doubts.meant', words)}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        <p>{t('editView.doubts.text')}</p>
        <ul className="doubts">
          {[...doubts].map(([path, doubt]) => (
            <li key={path}>
              <b>{called(doubt)}</b> <span className="muted">{doubt.range}</span>
              <br />
              {t('editView.doubts.line', { text: doubt.text, read: doubt.read, other: doubt.other })}
            </li>
          ))}
        </ul>
        {question.repeated.length > 0 && <RepeatedSizes question={question} um={um} />}
      </div>
    </DialogFrame>
  );
}

type RepeatedProps = { question: Question; um: string };

function RepeatedDialog({ question, um }: RepeatedProps) {
  const { t } = useTranslation('products');
  return (
    <DialogFrame
      title={t('editView.repeated.title')}
      role="alertdialog"
      onSubmit={question.sendAsIs}
      onClose={question.close}
      footer={
        <>
          <CancelButton autoFocus />
          <Button variant="primary" type="submit">
            {t('editView.repeated.save')}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        <RepeatedSizes question={question} um={um} />
      </div>
    </DialogFrame>
  );
}

/** A size that stands twice has two prices, of which a quotation may take either. */
function RepeatedSizes({ question, um }: RepeatedProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <p>{t('editView.repeated.text')}</p>
      <ul className="doubts">
        {question.repeated.map(({ id, size, range }) => (
          <li key={id}>
            <b>
              {size} {unitLabel(um)}
            </b>{' '}
            <span className="muted">{range}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
