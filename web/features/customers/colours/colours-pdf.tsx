import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CreateColourCardTicketDocument } from '#web/graphql/customers.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

async function addressOf(customer: string): Promise<string> {
  const { createColourCardTicket } = await request(CreateColourCardTicketDocument, { customer });
  const query = new URLSearchParams({ q: customer, of: 'colours', ticket: createColourCardTicket.ticket });
  return `${currentConfiguration().functionsEndpoint}/downloadPDF?${query}`;
}

/** Shows the colour card as a PDF in a new tab, in the customer's language (CUS-036). */
export function ColoursPdf({ customer }: { customer: string }) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await inNewTab(() => addressOf(customer));
    } catch (error) {
      toast({ tone: 'err', text: failureText(error, (reason) => t('colours.notPrinted', { reason })) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      small
      variant="text"
      icon="file-pdf"
      busy={busy}
      aria-label={t('colours.pdf')}
      onClick={() => void open()}
    >
      {t('colours.pdfShort')}
    </Button>
  );
}
