import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import enPerson from '#locales/en/person.json';
import itPerson from '#locales/it/person.json';
import { type PersonLine, parsePeople } from '#shared/invitations/parse-people.ts';
import { isLanguage } from '#shared/languages.ts';
import type { InvitationInput } from '#shared/schemas/invitation-input.ts';
import { type UserType, userTypes } from '#shared/schemas/user.ts';
import { CheckInvitationsDocument, InviteDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import type { InviteForm } from './use-invite-form.ts';

/** Names of the types in both languages. */
const typeNames = Object.fromEntries(
  userTypes.map((type) => [type, [itPerson.types[type], enPerson.types[type]]]),
) as Record<UserType, string[]>;

/** Codes of the invitations that the server would refuse, by address. */
async function refusalsOf(invitations: InvitationInput[]) {
  const { checkInvitations } = await request(CheckInvitationsDocument, { invitations });
  return checkInvitations.map(({ index, code }) => [invitations[index]?.email ?? '', code] as const);
}

/** A line, and why the server refuses it. */
export type ShownLine = PersonLine & { refused: string | null };

function invitationOf(line: PersonLine, shared: InviteForm['values']): InvitationInput {
  const { email, name, type, province, pricelist } = line;
  const { country, language, message } = shared;
  return {
    ...{ email, name, province, pricelist, country },
    type: type ?? 'privato',
    language: isLanguage(language) ? language : null,
    message: message || null,
  };
}

type Progress = { done: number; total: number };
/** `unmailed`: addresses of invitations whose e-mail was not sent. */
export type Outcome = { sent: number; left: number; unmailed: readonly string[] };

/** The lines of the text, with the refusals of the server that are known. */
function useLines({ people, country }: InviteForm['values'], lists: InviteForm['lists']) {
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const parsed = useMemo(() => parsePeople(people, { typeNames, lists, country }), [people, lists, country]);
  const lines = parsed.map((line): ShownLine => ({ ...line, refused: refused.get(line.email) ?? null }));
  return {
    lines,
    ready: lines.filter(({ problem, refused }) => !problem && !refused),
    refuse: (found: Awaited<ReturnType<typeof refusalsOf>>) => setRefused(new Map([...refused, ...found])),
    forgetRefusals: () => setRefused(new Map()),
  };
}

/** Reads the lines of several people, asks the server about them, and sends those that are ready (ROL-038). */
export function usePeople({ values, lists, edit }: InviteForm) {
  const queries = useQueryClient();
  const { lines, ready, refuse, forgetRefusals } = useLines(values, lists);
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<unknown>();
  const inputOf = (line: PersonLine) => invitationOf(line, values);

  const send = async (): Promise<Outcome | undefined> => {
    setFailure(undefined);
    setProgress({ done: 0, total: ready.length });
    const sent = new Set<string>();
    const unmailed: string[] = [];
    try {
      const problems = await refusalsOf(ready.map(inputOf));
      if (problems.length > 0) {
        refuse(problems);
        return undefined;
      }
      for (const line of ready) {
        const { invite } = await request(InviteDocument, { key: randomId(), invitation: inputOf(line) });
        sent.add(line.email);
        if (!invite.mailSent) unmailed.push(line.email);
        setProgress({ done: sent.size, total: ready.length });
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(undefined);
      if (sent.size > 0) await queries.invalidateQueries({ queryKey: ['invitation'] });
    }
    const kept = values.people.split(/\r\n|\r|\n/);
    const left = lines.filter(({ email }) => !sent.has(email));
    edit({ people: left.map(({ line }) => kept[line - 1] ?? '').join('\n') });
    return { sent: sent.size, left: left.length, unmailed };
  };
  return {
    lines,
    ready: ready.length,
    refused: lines.filter(({ refused }) => refused).length,
    progress,
    failure,
    send,
    write: (text: string) => {
      forgetRefusals();
      edit({ people: text });
    },
  };
}
export type People = ReturnType<typeof usePeople>;
