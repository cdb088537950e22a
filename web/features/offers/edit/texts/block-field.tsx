import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#shared/schemas/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { type ListedText, readText, useTexts } from '#web/features/offers/texts/use-texts.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Props = { kind: ListedText['kind']; language: Offer['language']; onTake: (markup: string) => void };

/** Puts in a block of the owner, in the language of the document, else in Italian (OFR-075). */
export function BlockField({ kind, language, onTake }: Props) {
  const { t } = useTranslation('offers');
  const toast = useToast();
  const failureText = useFailureText();
  const { data } = useTexts();
  const taking = useMutation({
    mutationFn: async (id: string) => (await readText(id)).text,
    onSuccess: (text) => onTake(text?.[language] || (text?.it ?? '')),
    onError: (error) => void toast({ text: failureText(error), tone: 'err' }),
  });
  const blocks = (data ?? []).filter((block) => block.kind === kind);
  if (blocks.length === 0) return null;
  return (
    <Menu
      label={t('edit.texts.insert')}
      items={blocks.map(({ id, name }) => ({ label: name, onSelect: () => taking.mutate(id) }))}
      trigger={(props) => (
        <Button
          variant="text"
          tone="accent"
          small
          icon="plus"
          iconAfter="angle-down"
          busy={taking.isPending}
          {...props}
        >
          {t('edit.texts.insert')}
        </Button>
      )}
    />
  );
}
