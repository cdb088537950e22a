import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { mergeChanges } from '#shared/merge-changes.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { countOfferChanges, offerEdits } from '#shared/offers/offer-changes.ts';
import { type OfferDraft, offerDraft } from '#shared/offers/offer-draft.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { usedCodes } from '#shared/offers/used-codes.ts';
import type { Offer, VatCode } from '#shared/schemas/offer.ts';
import { UpdateOfferDocument, type UpdateOfferMutationVariables } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { keepOffer, readOfferAgain } from './use-offer.ts';

/** A change of the offer: a rule of `shared/offers` with its arguments bound. */
export type OfferEdit = (offer: OfferDraft) => OfferDraft;

type Input = UpdateOfferMutationVariables['input'];

/** The offer on screen: edits stay here, computed at once, until they are saved. */
export function useOfferDraft(stored: Offer, codes: readonly VatCode[]) {
  const queries = useQueryClient();
  // A save names what differs from the version that it builds on: after a conflict another one.
  const versions = useRef(new Map<number, Offer>());
  versions.current.set(stored.revision, stored);
  const draft = useEntityDraft<Offer, OfferDraft>({
    stored,
    toDraft: offerDraft,
    send: async (own, revision) => {
      const before = versions.current.get(revision) ?? stored;
      const input = { id: own.id, revision, ...offerEdits(offerDraft(before), own) } as Input;
      const { updateOffer } = await request(UpdateOfferDocument, { input });
      return keepOffer(queries, updateOffer);
    },
    reload: async () => {
      const now = await readOfferAgain(queries, stored.id);
      versions.current.set(now.revision, now);
      return now;
    },
    merge: mergedOffers,
    isSame: isSameOffer,
  });
  const evaluated = evaluateOffer(draft.draft);
  const base = useMemo(() => offerDraft(draft.base), [draft.base]);
  const changes = useMemo(
    () => (draft.changed ? Math.max(1, countOfferChanges(base, draft.draft)) : 0),
    [base, draft.changed, draft.draft],
  );
  const edits = useOfferEdits(draft.draft, draft.edit, codes);
  /** Takes rows of quotations: the server makes their copies, so they are saved at once. A failure takes nothing. */
  const saveWith = async (change: OfferEdit): Promise<boolean> => {
    const before = draft.draft;
    const own = edits.settled(change, before);
    draft.edit(() => own);
    const worked = await draft.save(own);
    if (!worked) draft.edit(() => before);
    return worked;
  };
  return { ...draft, ...edits, saveWith, evaluated, changes };
}
export type EditedOffer = ReturnType<typeof useOfferDraft>;

/** Lines that stay are the same objects: to compare the texts of 300 takes longer than a frame. */
const isSameOffer = (one: OfferDraft, other: OfferDraft): boolean =>
  one === other || (one.rows === other.rows && countOfferChanges(one, other) === 0);

/** Both people's changes, as an offer that can be stored. */
function mergedOffers(base: OfferDraft, mine: OfferDraft, theirs: OfferDraft) {
  const { merged, clashes } = mergeChanges(base, mine, theirs);
  // A percentage of one and an amount of the other are no discount.
  const { discount } = clashes.some(({ path }) => path[0] === 'discount') ? mine : merged;
  return { merged: settledOffer({ ...merged, discount }), clashes };
}

type ToEdit = (edit: OfferEdit) => void;

/** Edits, settled at once as a save would settle them; those that take something away offer an undo until a save. */
function useOfferEdits(now: OfferDraft, toEdit: ToEdit, codes: readonly VatCode[]) {
  const toast = useToast();
  const edits = useRef(0);
  const latest = useRef({ now, codes });
  latest.current = { now, codes };
  const settled = useCallback((change: OfferEdit, offer: OfferDraft) => {
    const changed = change(offer);
    const known = usedCodes(changed, latest.current.codes);
    const isSame = known.length === changed.vat.length && known.every((code, at) => code === changed.vat[at]);
    return settledOffer(isSame ? changed : { ...changed, vat: known });
  }, []);
  const edit = useCallback(
    (change: OfferEdit) => {
      edits.current += 1;
      toEdit((offer) => settled(change, offer));
    },
    [toEdit, settled],
  );
  const editWithUndo = useCallback(
    (change: OfferEdit, text: string) => {
      const before = latest.current.now;
      const after = settled(change, before);
      edit(change);
      const then = edits.current;
      const onUndo = () => edit((offer) => mergeChanges(after, offer, before).merged);
      toast({ text, onUndo, isLast: () => edits.current === then });
    },
    [edit, settled, toast],
  );
  return { edit, editWithUndo, settled };
}
