import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { nameOfCopy } from '#shared/catalogue/name-of-copy.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { duplicateQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import type { Quotation, QuotationLight } from '#shared/schemas/quotation.ts';
import { longestQuotationName } from '#shared/schemas/quotation-bounds.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextField } from '#web/components/text-field.tsx';
import {
  type CopyPrices,
  DuplicateQuotationDocument,
  type DuplicateQuotationInput,
} from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { keepAnswer } from '../view/use-quotation.ts';

type Props = {
  original: Pick<QuotationLight, 'id' | 'uid' | 'userName' | 'name' | 'location' | 'province'>;
  /** Unsaved edits of the original are not copied. */
  hasUnsavedEdits?: boolean;
  newId?: NewId;
  onClose: () => void;
};

/** Makes a copy; a retry after a lost answer makes no second one. */
function useDuplication(newId: NewId) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  return useMutation({
    mutationFn: async (wanted: Omit<DuplicateQuotationInput, 'key'>) => {
      const input = { key: keyOf(wanted), ...wanted };
      return keepAnswer(queries, (await request(DuplicateQuotationDocument, { input })).duplicateQuotation);
    },
  });
}

/** The form of the dialog; it leads to the copy. */
function useDuplicateForm({ original, newId = randomId, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const toast = useToast();
  const [prices, setPrices] = useState<CopyPrices>('KEEP');
  const { mutate, isPending, error } = useDuplication(newId);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: {
      name: nameOfCopy(original.name, t('duplicate.copyOf', { name: '{{name}}' }), longestQuotationName),
    },
    resolver: standardSchemaResolver(duplicateQuotationForm),
  });
  const goTo = (copy: Quotation) => {
    onClose();
    navigate(paths.quotation(copy.id));
    toast({ text: t('duplicate.done', { title: quotationTitle(copy) }) });
  };
  const submit = handleSubmit(({ name }) => mutate({ id: original.id, name, prices }, { onSuccess: goTo }));
  return { register, formState, prices, setPrices, isPending, error, submit };
}

/** Asks for the name and the prices of the copy, and leads to it; a failure keeps the typed name. */
export default function DuplicateDialog(props: Props) {
  const { original, hasUnsavedEdits, onClose } = props;
  const { t } = useTranslation('quotations');
  const failureText = useFailureText();
  const message = useMessage(['common']);
  const viewer = useUser();
  const { register, formState, prices, setPrices, isPending, error, submit } = useDuplicateForm(props);
  return (
    <Dialog
      title={t('duplicate.title')}
      context={quotationTitle(original)}
      unsaved={formState.isDirty}
      busy={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={<SubmitButtons icon="copy">{t('duplicate.action')}</SubmitButtons>}
    >
      <div className="stack">
        {error && (
          <Alert tone="err" action={<MadeLink failure={error} to={paths.quotation} />}>
            {failureText(error)}
          </Alert>
        )}
        {viewer.uid !== original.uid && (
          <Alert tone="info">{t('duplicate.sameOwner', { name: original.userName })}</Alert>
        )}
        {hasUnsavedEdits && <Alert tone="info">{t('duplicate.savedOnly')}</Alert>}
        <TextField
          label={t('details.name')}
          required
          data-autofocus
          longest={longestQuotationName}
          error={message(formState.errors.name?.message)}
          {...register('name')}
        />
        <PriceChoice prices={prices} onChoose={setPrices} />
      </div>
    </Dialog>
  );
}

const choices: readonly CopyPrices[] = ['KEEP', 'TODAY'];

function PriceChoice({ prices, onChoose }: { prices: CopyPrices; onChoose: (prices: CopyPrices) => void }) {
  const { t } = useTranslation('quotations');
  const name = useId();
  return (
    <RadioCards legend={t('duplicate.prices')}>
      {choices.map((choice) => (
        <RadioCard
          key={choice}
          name={name}
          label={t(`duplicate.choice.${choice}`)}
          checked={choice === prices}
          onChoose={() => onChoose(choice)}
        >
          {t(`duplicate.means.${choice}`)}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
