import { useCallback, useMemo, useState } from 'react';
import { type OfferProblem, offerProblems, offerWarnings } from '#shared/offers/offer-problems.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { codeOf } from '#web/lib/failure.ts';
import { actionsOf } from '../sent/actions-of.ts';
import { useAsAccepted } from '../sent/use-as-accepted.ts';
import { type SentOffer, useAskAgain } from '../sent/use-sent-offer.ts';
import { useTypedAnswer } from '../sent/use-typed-answer.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useOfferChanges } from './use-offer.ts';
import { type EditedOffer, useOfferDraft } from './use-offer-draft.ts';
import { type OfferOwner, useOfferOwner } from './use-offer-owner.ts';

type Loaded = {
  stored: Offer;
  /** Null for an offer that was never sent. */
  sent: SentOffer | null;
  /** The last reload failed with it. */
  error: unknown;
};

/** The state of the editor, from which its parts take what they need. */
export function useOfferView({ stored, sent, error }: Loaded) {
  const owner = useOfferOwner();
  const offer = useAsAccepted(useOfferDraft(stored, owner.codes), sent?.accepted);
  const news = useOfferChanges(offer.base);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [hasSaved, setSaved] = useState(false);
  const isDeleted = codeOf(error) === 'not-found';
  const actions = useMemo(() => actionsOf(sent, new Date()), [sent]);
  const askAgain = useAskAgain(stored.id);
  /** Nothing of an accepted offer changes any more (SND-046). */
  const isReadOnly = sent?.state === 'accepted';
  const save = async (): Promise<boolean> => {
    const worked = await offer.save();
    if (worked) setSaved(true);
    // The customer may have accepted meanwhile.
    else void askAgain();
    return worked;
  };
  return {
    answer: useTypedAnswer(),
    ...{ offer, owner, news, isDeleted, dialog, sent, actions, isReadOnly },
    savedAt: hasSaved ? offer.base.updatedAt : undefined,
    ...useProblems(offer, owner, news),
    /** Resolves to whether everything is stored that still can be. */
    save: async () => offer.changes === 0 || isReadOnly || (!isDeleted && save()),
    onSave: () => void (offer.changes > 0 && !isDeleted && !isReadOnly && save()),
    /** Shows what is stored. */
    onDiscard: () => offer.accept(stored),
    onOpen: setDialog,
    onClose: useCallback(() => setDialog(undefined), []),
  };
}
export type OfferView = ReturnType<typeof useOfferView>;

type News = ReturnType<typeof useOfferChanges>;

/** The things that keep the offer from being handed over, and those worth a look (OFR-068, OFR-069). */
function useProblems({ base, draft }: EditedOffer, owner: OfferOwner, news: News) {
  const { name, vatNumber, country, regime, own, today, isKnown } = owner;
  return useMemo(() => {
    const { revision, updatedAt, updatedBy } = base;
    const whole = { ...draft, revision, updatedAt, updatedBy };
    const problems = offerProblems(whole, { owner: { name, vatNumber, country, regime, own }, today });
    const changed = { materials: news?.materials.length ?? 0, works: news?.works.length ?? 0 };
    return {
      problems: problems.filter(({ code }) => isKnown || !ofOwner.has(code)),
      warnings: offerWarnings(whole, changed),
    };
  }, [base, draft, name, vatNumber, country, regime, own, today, isKnown, news]);
}

/** Problems that the owner's data tell: until they are loaded, nobody knows. */
const ofOwner: ReadonlySet<OfferProblem['code']> = new Set(['owner-data-missing', 'regime-changed']);
