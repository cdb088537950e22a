import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { paths } from '#shared/access/paths.ts';
import type { newQuotationTypes } from '#shared/access/routes.ts';
import { isItaly } from '#shared/geography/countries.ts';
import {
  type NewQuotationForm,
  newQuotationDefaults,
  newQuotationForm,
  type QuotationFieldValues,
} from '#shared/schemas/new-quotation-form.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { askForNewWith } from '#web/lib/ask-for-new.ts';
import { useUser } from '#web/lib/session.ts';
import { CustomerPart } from '../parts/customer-part.tsx';
import { QuotationFields } from '../parts/quotation-fields.tsx';
import { useProvinceOfLocation, useUsualProvince } from './use-proposed-province.ts';

type Way = { type: (typeof newQuotationTypes)[number]; icon: IconName };

/** The ways to choose products, each a type of /preventivi/nuovo/:type (QLS-025). */
const ways: readonly Way[] = [
  { type: 'test', icon: 'question-circle' },
  { type: 'manual', icon: 'list' },
];
const primary: Way['type'] = 'manual';

type Props = {
  /** The id of the product that it begins with. */
  product?: string | undefined;
  /** The id of its customer. */
  customer?: string | undefined;
  onClose: () => void;
};

/** Mounted at each opening, so that fields and errors start afresh (QLS-022, QLS-023, QLS-033). */
export function NewQuotationDialog({ product, customer, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  const { country } = user;
  const navigate = useNavigate();
  const usual = useUsualProvince();
  const form = useForm<QuotationFieldValues, unknown, NewQuotationForm>({
    mode: 'onTouched',
    defaultValues: { ...newQuotationDefaults, province: usual },
    resolver: standardSchemaResolver(newQuotationForm(country)),
  });
  const { register, control, handleSubmit, formState } = form;
  useProvinceOfLocation(form, usual);
  const choose = (type: Way['type']) =>
    void handleSubmit((details) =>
      navigate(paths.newQuotation(type, details), { state: product && askForNewWith(product) }),
    )();
  return (
    <Dialog
      title={t('new.title')}
      context={t('new.context')}
      unsaved={formState.isDirty}
      onSubmit={() => choose(primary)}
      onClose={onClose}
      footer={<Ways onChoose={choose} />}
    >
      <div className="stack">
        <QuotationFields
          register={register}
          control={control}
          errors={formState.errors}
          asksProvince={isItaly(country)}
          startsWithName
        />
        {makesOffers(user) && (
          <CustomerPart form={form} asksProvince={isItaly(country)} isProvinceProposed start={customer} />
        )}
      </div>
    </Dialog>
  );
}

/** The ways to go on; the last one is the form's own. */
function Ways({ onChoose }: { onChoose: (type: Way['type']) => void }) {
  const { t } = useTranslation('quotations');
  return (
    <>
      <CancelButton />
      {ways.map(({ type, icon }) => {
        const role =
          type === primary
            ? ({ variant: 'primary', type: 'submit' } as const)
            : { onClick: () => onChoose(type) };
        return (
          <Button key={type} icon={icon} {...role}>
            {t(`new.ways.${type}`)}
          </Button>
        );
      })}
    </>
  );
}
