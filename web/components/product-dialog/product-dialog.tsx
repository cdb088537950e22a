import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AttachmentsByLanguage, attachmentsIn } from '#shared/attachments/attachments-in.ts';
import type { Attachment } from '#shared/schemas/attachment.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { pictureAddress } from '#shared/uploads/picture-address.ts';
import { downloadAddress, useAttachmentLabel } from '#web/lib/attachments.ts';
import { codeOf } from '#web/lib/failure.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from '../alert.tsx';
import { Icon } from '../icon.tsx';
import { InfoDialog } from '../info-dialog.tsx';
import { RichText } from '../rich-text.tsx';
import { Skeleton, useSkeleton } from '../skeleton.tsx';
import { ListPrices } from './list-prices.tsx';
import { productQuery } from './product-query.ts';
import './product-dialog.css';

/** Content of the dialog, from the catalogue (QVW-071) or from the copy in the row. */
type Shown = {
  details?: Localised | null;
  specs?: Localised | null;
  imageUrl?: string | null;
  attachments_i18n: AttachmentsByLanguage<Attachment>;
};
/** A product of a list; the row of a quotation holds a complete copy. */
type Listed = { id: string; name: Localised } & Partial<Shown>;

/** `withPrices`: those of the user's own list, in the catalogue; a quotation has its own. */
type Props = { row: Listed; withPrices?: boolean; onClose: () => void };

/** Texts and downloads of a product; the row's copy when the catalogue no longer shows it (QVW-048). */
export default function ProductDialog({ row, withPrices = false, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const text = useProductText();
  const { data, error, isPending } = useQuery(productQuery(row.id));
  const skeleton = useSkeleton(isPending);
  const name = text(data?.name ?? row.name).text;
  const copy = row.attachments_i18n && { ...row, attachments_i18n: row.attachments_i18n };
  const shown: Shown | undefined = isPending ? undefined : (data ?? copy);
  return (
    <InfoDialog title={t('product.title', { product: name })} width={800} onClose={onClose}>
      <div className="product-details" aria-busy={isPending || undefined}>
        {error && <NotLoaded error={error} hasCopy={copy !== undefined} />}
        {withPrices && data && data.prices.length > 0 && <ListPrices um={data.um} prices={data.prices} />}
        {shown ? <Contents product={shown} /> : skeleton && <Skeleton height="160px" />}
      </div>
    </InfoDialog>
  );
}

function NotLoaded({ error, hasCopy }: { error: unknown; hasCopy: boolean }) {
  const { t } = useTranslation('catalogue');
  const failureText = useFailureText();
  const isGone = ['not-found', 'product-not-available', 'unknown-product', 'forbidden'].includes(
    codeOf(error),
  );
  return (
    <Alert tone={hasCopy ? 'info' : 'err'}>
      {isGone ? t(hasCopy ? 'product.copy' : 'product.gone') : failureText(error)}
    </Alert>
  );
}

function Contents({ product }: { product: Shown }) {
  const { t, i18n } = useTranslation('catalogue');
  const text = useProductText();
  const details = text(product.details);
  const specs = text(product.specs);
  const attachments = attachmentsIn(product.attachments_i18n, i18n.language);
  const picture = pictureAddress(product.imageUrl);
  const isEmpty = !details.text.trim() && !specs.text.trim() && attachments.length === 0;
  return (
    <>
      {picture && <img className="product-image" src={picture} alt="" />}
      {details.text.trim() && (
        <section>
          <h3>{t('product.details')}</h3>
          <RichText text={details} />
        </section>
      )}
      {specs.text.trim() && (
        <section>
          <h3>{t('product.specs')}</h3>
          <RichText text={specs} />
        </section>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {isEmpty && <p className="muted">{t('product.nothing')}</p>}
    </>
  );
}

function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('catalogue');
  const labelOf = useAttachmentLabel();
  return (
    <section>
      <h3>{t('product.attachments')}</h3>
      <ul className="product-attachments">
        {attachments.map((attachment, index) => {
          const label = labelOf(attachment, index + 1);
          return (
            <li key={attachment.url}>
              <a
                href={downloadAddress(attachment.url)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('product.opensInNewTab', { label })}
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
