import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { request } from '#web/lib/graphql.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Guest } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';

/** Ends the links that were made for this device, so that nobody goes on with one. */
async function endLinks(offer: string) {
  const { EndLinkOnTheSpotDocument, LinksOnTheSpotDocument } = await import('#web/graphql/received-offer.ts');
  const { offerLinks } = await request(LinksOnTheSpotDocument, { offer });
  const ended = offerLinks.filter(({ inPerson }) => inPerson);
  await Promise.all(ended.map(({ id }) => request(EndLinkOnTheSpotDocument, { offer, id })));
}

type Props = { guest: Guest; isOwn: boolean; leave?: (address: string) => void };

/** On the owner's device: `Ho finito` ends the link and leads back to the offer (SND-033). */
export function InPersonBar({ guest, isOwn, leave = (address) => location.replace(address) }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { isBusy, failure, run } = useDoing();
  if (!isOwn) return null;
  const finish = () =>
    void run(async () => {
      await endLinks(guest.offer);
      leave(paths.offer(guest.offer));
    });
  return (
    <div className="guest-in-person">
      <Button icon="check" busy={isBusy} onClick={finish}>
        {t('inPerson.done')}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
