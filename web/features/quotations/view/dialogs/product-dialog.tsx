import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AttachmentsByLanguage, attachmentsIn } from '#shared/attachments/attachments-in.ts';
import type { Attachment } from '#shared/schemas/attachment.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Icon } from '#web/components/icon.tsx';
import { RichText } from '#web/components/rich-text.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { ProductDetailsDocument } from '#web/graphql/graphql.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { downloadAddress, useAttachmentLabel } from '../attachments.ts';
import './product-dialog.css';

/** What is shown of a product, from the catalogue (QVW-071) or from the copy in the row. */
type Shown = {
  details?: Localised | null;
  specs?: Localised | null;
  imageUrl?: string | null;
  attachments_i18n: AttachmentsByLanguage<Attachment>;
};
/** The row of a quotation, or the product as a list knows it. */
type Copy = Shown & Pick<QuotationRow, 'id' | 'name'>;

const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', 'one', id],
    queryFn: async ({ signal }) => (await request(ProductDetailsDocument, { id }, signal)).product,
  });

/** Texts and downloads of a product; the row's copy when the catalogue no longer shows it (QVW-048). */
export default function ProductDialog({ row, onClose }: { row: Copy; onClose: () => void }) {
  const { t } = useTranslation(['quotations', 'common']);
  const text = useProductText();
  const { data, error, isPending } = useQuery(productQuery(row.id));
  const skeleton = useSkeleton(isPending);
  const name = text(data?.name ?? row.name).text;
  const shown: Shown | undefined = isPending ? undefined : (data ?? row);
  return (
    <DialogFrame
      title={t('view.product.title', { product: name })}
      width={800}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button variant="primary" type="submit" data-autofocus>
          {t('common:actions.close')}
        </Button>
      }
    >
      <div className="product-details" aria-busy={isPending || undefined}>
        {error && <CopyAlert error={error} />}
        {shown ? <Contents product={shown} /> : skeleton && <Skeleton height="160px" />}
      </div>
    </DialogFrame>
  );
}

function CopyAlert({ error }: { error: unknown }) {
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const isGone = ['not-found', 'product-not-available', 'unknown-product', 'forbidden'].includes(
    codeOf(error),
  );
  return <Alert tone="info">{isGone ? t('view.product.copy') : failureText(error)}</Alert>;
}

function Contents({ product }: { product: Shown }) {
  const { t, i18n } = useTranslation('quotations');
  const text = useProductText();
  const details = text(product.details);
  const specs = text(product.specs);
  const attachments = attachmentsIn(product.attachments_i18n, i18n.language);
  const isEmpty = !details.text.trim() && !specs.text.trim() && attachments.length === 0;
  return (
    <>
      {product.imageUrl && <img className="product-image" src={product.imageUrl} alt="" />}
      {details.text.trim() && (
        <section>
          <h3>{t('view.product.details')}</h3>
          <RichText text={details} />
        </section>
      )}
      {specs.text.trim() && (
        <section>
          <h3>{t('view.product.specs')}</h3>
          <RichText text={specs} />
        </section>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {isEmpty && <p className="muted">{t('view.product.nothing')}</p>}
    </>
  );
}

function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('quotations');
  const labelOf = useAttachmentLabel();
  return (
    <section>
      <h3>{t('view.product.attachments')}</h3>
      <ul className="product-attachments">
        {attachments.map((attachment, index) => {
          const label = labelOf(attachment, index + 1);
          return (
            <li key={attachment.url}>
              <a
                href={downloadAddress(attachment.url)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('view.table.opensInNewTab', { label })}
              >
                <Icon name="download" />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
