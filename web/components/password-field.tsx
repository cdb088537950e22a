import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

export function PasswordField(props: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={shown ? 'eye-slash' : 'eye'}
      label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
