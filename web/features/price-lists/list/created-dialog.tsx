import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';

type Props = { list: { id: string; name: string }; onClose: () => void };

/** A new price list has no products: the way to choose them (OPC-02). */
export function CreatedDialog({ list: { id, name }, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const navigate = useNavigate();
  const choose = () => navigate(paths.priceListProducts(id));
  return (
    <DialogFrame
      title={t('created.title', { name })}
      onClose={onClose}
      onSubmit={choose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {t('created.later')}
          </Button>
          <Button variant="primary" icon="list" type="submit" data-autofocus>
            {t('created.products')}
          </Button>
        </>
      }
    >
      <p>{t('created.text')}</p>
    </DialogFrame>
  );
}
