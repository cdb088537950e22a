import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { FormField } from '#web/components/form-field.tsx';
import { useSteady } from '#web/lib/use-steady.ts';
import type { Offered } from '../use-offered.ts';
import type { People } from './use-recipients.ts';
import '#web/components/multi-select.css';

/** Addresses as chips: typed, or one press away; three at most (SND-014). */
export function RecipientsField({ offered, recipients, add, remove, take, typed, ...people }: People) {
  const { t } = useTranslation('sentOffer');
  const input = useRef<HTMLInputElement>(null);
  // A chip takes more place than its text: what is pressed below stays where it is.
  const shown = useSteady(recipients.join(' ')).split(' ').filter(Boolean);
  const text = useSteady(typed);
  const isFull = useSteady(people.isFull);
  const error = people.isWrong ? t(isFull ? 'send.tooMany' : 'send.noAddress') : undefined;
  const removed = (address: string) => {
    remove(address);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = recipients.at(-1);
    const ends = (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ',';
    if (ends && typed.trim()) {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && typed === '' && last) removed(last);
  };
  const left = offered.filter(({ address }) => !shown.includes(address));
  return (
    <div className="recipients">
      <FormField label={t('send.to')} required error={error}>
        {(control) => (
          <div className="input multi-select">
            <div className="multi-values">
              {shown.map((address) => (
                <Chip key={address} accent small onRemove={() => removed(address)}>
                  {address}
                </Chip>
              ))}
              {(!isFull || text !== '') && (
                <input
                  {...control}
                  value={text}
                  onChange={({ target }) => people.setTyped(target.value)}
                  onKeyDown={onKeyDown}
                  onBlur={take}
                  ref={input}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  data-autofocus={shown.length === 0 || undefined}
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
