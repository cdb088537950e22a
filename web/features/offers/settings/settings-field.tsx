import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { SettingsForm } from '#shared/offers/settings-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import type { Names } from '#web/lib/tied-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { SettingsDraft } from './use-settings.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'> & {
  settings: SettingsDraft;
  name: Names<SettingsForm, string>;
  /** Writes a number as it is understood, once the field is left. */
  tidy?: (typed: string) => string;
};

/** A field of the settings, with what is wrong about it once it was left. */
export function SettingsField({ settings, name, tidy, ...field }: Props) {
  const { hash } = useLocation();
  const message = useMessage(['offerList', 'customers']);
  const { onBlur, ...tied } = settings.text(name);
  const leave = () => {
    onBlur();
    const tidied = tidy?.(settings.draft[name]);
    if (tidied !== undefined && tidied !== settings.draft[name]) settings.edit({ [name]: tidied });
  };
  return (
    <TextField
      autoComplete="off"
      // An offer leads here by the name of the field that it lacks.
      autoFocus={hash === `#${name}`}
      {...field}
      {...tied}
      onBlur={leave}
      error={message(settings.errorOf(name))}
    />
  );
}
