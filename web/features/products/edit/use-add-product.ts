import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { CreateProductDocument } from '#web/graphql/products.ts';
import { madeBefore } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { sendProductImage } from './general/use-product-image.ts';
import type { ArrivedWithoutImage } from './general/use-stored-image.tsx';

/** Milliseconds that the signs of a save stay after it (PRD-064). */
const lingering = 500;

type Image = { file: File | undefined; setProgress: (percent: number) => void };
type Wishes = {
  priceLists: readonly string[];
  image: Image;
  newId: () => string;
  /** Lets the page be left without a question. */
  release: () => void;
  timer?: Timer;
};

/**
 * Creates the product once, however often that is tried. Then it adds the product to the price lists (OPC-03) and sends
 * its image. Without its image the product exists all the same, and the field of the image says so.
 */
export function useAddProduct({ priceLists, image, newId, release, timer = browserTimer }: Wishes) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const keyOf = useAttemptKey(newId);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const lingers = useRef(0);
  const create = async (draft: ProductDraft) => {
    const { rev: _notOfNewOnes, ...product } = toInput(draft).input;
    const content = { product, priceLists: [...priceLists] };
    return (await request(CreateProductDocument, { key: keyOf(content), ...content })).createProduct;
  };
  const open = async (id: string) => {
    const lost =
      image.file && (await sendProductImage(id, image.file, image.setProgress).then(() => null, failureText));
    release();
    const state: ArrivedWithoutImage | undefined = lost ? { imageLost: lost } : undefined;
    navigate(paths.product(id), { replace: true, state });
    toast({ text: t('editView.added') });
  };
  const add = async (draft: ProductDraft): Promise<unknown> => {
    timer.clear(lingers.current);
    setSaving(true);
    setFailure(undefined);
    try {
      await open(await create(draft));
      return undefined;
    } catch (error) {
      const made = madeBefore(error);
      // An earlier try made the product: its image goes to that one.
      if (made && image.file) await sendProductImage(made, image.file, image.setProgress).catch(() => {});
      setFailure(error);
      return error;
    } finally {
      lingers.current = timer.set(() => setSaving(false), lingering);
    }
  };
  return { saving, failure, dismissFailure: () => setFailure(undefined), add };
}
