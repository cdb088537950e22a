import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why the product could not be saved; the edits are still there (OPC-49). */
export function ProductFailure({ failure, onDismiss }: { failure: unknown; onDismiss: () => void }) {
  const { t } = useTranslation('products');
  const failureText = useFailureText();
  if (failure === undefined) return null;
  const text =
    codeOf(failure) === 'internal'
      ? t('editView.unknownError', { code: codeOf(failure) })
      : failureText(failure, 'save');
  return <SaveFailure failure={failure} text={text} made={paths.product} onDismiss={onDismiss} />;
}
