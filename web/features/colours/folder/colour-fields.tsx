import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hexOf } from '#shared/colour/rgb.ts';
import { paint } from '#web/components/swatch.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { type ColourDraftState, channels } from './use-colour-draft.ts';
import './colour-fields.css';

type Props = { draft: ColourDraftState; codeFailure: string | undefined; belowCode: ReactNode };

/** Code, HBW, the three channels, and the colour they make (COL-020 to COL-025). */
export function ColourFields({ draft, codeFailure, belowCode }: Props) {
  const { t } = useTranslation('colours');
  const message = useMessage(['common']);
  const { typed, type, leave, errorOf } = draft;
  const field = (name: 'code' | 'hbw' | (typeof channels)[number]) => ({
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => type(name, target.value),
    onBlur: () => leave(name),
    autoComplete: 'off',
  });
  const faultId = useId();
  const channelError = useSteady(message(draft.channelError));
  return (
    <>
      <ColorPreview draft={draft} />
      <TextField
        label={t('color.code')}
        required
        data-autofocus
        ref={draft.code}
        {...field('code')}
        error={codeFailure ?? message(errorOf('code'))}
      />
      {belowCode}
      <TextField
        label={t('color.hbw')}
        optional
        inputMode="decimal"
        {...field('hbw')}
        hint={t('color.hbwHint')}
        error={message(errorOf('hbw'))}
      />
      <div>
        <div className="channels">
          {channels.map((name) => (
            <TextField
              key={name}
              label={t(`color.${name}`)}
              required
              inputMode="numeric"
              {...(channelError && errorOf(name) && { 'aria-invalid': true, 'aria-describedby': faultId })}
              {...field(name)}
            />
          ))}
        </div>
        <Fault id={faultId} text={channelError} />
      </div>
    </>
  );
}

/** Under fields that share it. */
const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <p className="error" role="alert" id={id}>
      {text}
    </p>
  );

/** The colour as it will look; picked there, or typed as hex, it fills the channels. */
function ColorPreview({ draft }: { draft: ColourDraftState }) {
  const { t } = useTranslation('colours');
  const id = useId();
  const { rgb, hex, hexError, typeHex, leave } = draft;
  const error = useSteady(useMessage(['common'])(hexError));
  return (
    <div>
      <div className="color-preview">
        <span className={rgb ? 'tile' : 'tile none'} style={rgb && paint(rgb)}>
          <label className="vh" htmlFor={id}>
            {t('color.pick')}
          </label>
          <input
            id={id}
            type="color"
            title={t('color.pick')}
            value={rgb ? hexOf(rgb).toLowerCase() : '#ffffff'}
            onChange={({ target }) => typeHex(target.value)}
          />
        </span>
        <TextField
          label={t('color.hex')}
          placeholder="#D3A15F"
          autoComplete="off"
          spellCheck={false}
          value={hex}
          onChange={({ target }) => typeHex(target.value)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
          onBlur={() => leave('hex')}
        />
      </div>
      <Fault id={`${id}-fault`} text={error} />
    </div>
  );
}
