import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email } from '#shared/schemas/password.ts';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { FormField } from '#web/components/form-field.tsx';
import { mostRecipients, type Offered } from './use-recipients.ts';
import '#web/components/multi-select.css';

type Props = {
  offered: readonly Offered[];
  recipients: readonly string[];
  onChange: (recipients: readonly string[]) => void;
};

/** Addresses as chips: typed, or one press away; three at most (SND-014). */
export function RecipientsField({ offered, recipients, onChange }: Props) {
  const { t } = useTranslation('sentOffer');
  const { input, error, add, remove, isFull, typed, typing } = useTyped({ recipients, onChange });
  const left = offered.filter(({ address }) => !recipients.includes(address));
  return (
    <div className="recipients">
      <FormField label={t('send.to')} required error={error}>
        {(control) => (
          <div className="input multi-select">
            <div className="multi-values">
              {recipients.map((address) => (
                <Chip key={address} accent small onRemove={() => remove(address)}>
                  {address}
                </Chip>
              ))}
              {(!isFull || typed !== '') && (
                <input
                  {...control}
                  {...typing}
                  ref={input}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  data-autofocus={recipients.length === 0 || undefined}
                  placeholder={t('send.add')}
                />
              )}
            </div>
          </div>
        )}
      </FormField>
      {!isFull && <OfferedAddresses offered={left} onAdd={add} />}
    </div>
  );
}

/** An address while it is typed: Enter, a comma or leaving the field makes it a chip. */
function useTyped({ recipients, onChange }: Pick<Props, 'recipients' | 'onChange'>) {
  const { t } = useTranslation('sentOffer');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isFull = recipients.length >= mostRecipients;
  const add = (address: string) => {
    onChange([...new Set([...recipients, address])]);
    setTyped('');
    setWrong(false);
  };
  const take = () => {
    if (typed.trim() === '') return setWrong(false);
    const read = email.safeParse(typed);
    if (read.success && !isFull) return add(read.data);
    setWrong(true);
  };
  const remove = (address: string) => {
    onChange(recipients.filter((other) => other !== address));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = recipients.at(-1);
    const ends = (event.key === 'Enter' && !event.ctrlKey) || event.key === ',';
    if (ends && typed.trim()) {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && typed === '' && last) remove(last);
  };
  return {
    ...{ input, add, remove, isFull, typed },
    error: isWrong ? t(isFull ? 'send.tooMany' : 'send.noAddress') : undefined,
    typing: {
      value: typed,
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
      onKeyDown,
      onBlur: take,
    },
  };
}

/** The addresses of the customer and of their contacts that are not chosen yet. */
const OfferedAddresses = ({
  offered,
  onAdd,
}: {
  offered: readonly Offered[];
  onAdd: (address: string) => void;
}) =>
  offered.length > 0 && (
    <div className="offered">
      {offered.map(({ name, address }) => (
        <Button key={address} variant="text" tone="accent" small icon="plus" onClick={() => onAdd(address)}>
          {name ? `${name} · ${address}` : address}
        </Button>
      ))}
    </div>
  );
