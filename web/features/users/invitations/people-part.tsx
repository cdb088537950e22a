import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostInvitations } from '#shared/schemas/invitation-input.ts';
import { Badge } from '#web/components/badge.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { TextArea } from '#web/components/text-field.tsx';
import type { InviteForm } from './use-invite-form.ts';
import type { People, ShownLine } from './use-people.ts';

type Props = { form: InviteForm; people: People };

/** Pasted lines, or lines of a file, and how each is understood (ROL-038). */
export function PeoplePart({ form, people }: Props) {
  const { t } = useTranslation('invitations');
  const wrong = people.lines.length - people.ready;
  return (
    <>
      <TextArea
        label={t('invite.people')}
        hint={t('invite.peopleHint', { most: mostInvitations })}
        placeholder={t('invite.peopleExample')}
        required
        rows={6}
        spellCheck={false}
        value={form.values.people}
        onChange={({ target }) => people.write(target.value)}
      />
      <PeopleFile onText={people.write} />
      <p role="status" className="people-sum">
        {people.lines.length > 0 && t('invite.understood', { ready: people.ready, wrong })}
      </p>
      {people.lines.length > 0 && <PeopleTable form={form} lines={people.lines} />}
    </>
  );
}

function PeopleFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('invitations');
  const id = useId();
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined) => {
    const text = file && (await readText(file));
    setTooLarge(Boolean(file) && text === undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <div className="people-file">
      <label className="btn secondary s" htmlFor={id}>
        {t('invite.file')}
        <input
          id={id}
          className="vh"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <span id={`${id}-hint`} className="muted s" role={tooLarge ? 'alert' : undefined}>
        {t(tooLarge ? 'invite.fileTooLarge' : 'invite.fileHint')}
      </span>
    </div>
  );
}

function PeopleTable({ form, lines }: { form: InviteForm; lines: readonly ShownLine[] }) {
  const { t } = useTranslation(['invitations', 'person']);
  const listName = (id: string) => form.lists.find((list) => list.id === id)?.name ?? id;
  const whatOf = ({ type, province, pricelist }: ShownLine) =>
    [type && t(`person:types.${type}`), province, pricelist && listName(pricelist)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Scrolling className="people-lines" label={t('invite.lines')}>
      <table {...tableRoles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.head} scope="col">
              {t('invite.line')}
            </th>
            <th {...tableRoles.head} scope="col">
              {t('invite.person')}
            </th>
            <th {...tableRoles.head} scope="col">
              {t('invite.what')}
            </th>
            <th {...tableRoles.head} scope="col">
              {t('invite.state')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {lines.map((line) => (
            <tr {...tableRoles.row} key={line.line}>
              <td {...tableRoles.cell}>{line.line}</td>
              <td {...tableRoles.cell}>
                <span className="main">{line.email}</span>
                {line.name && <span className="sub">{line.name}</span>}
              </td>
              <td {...tableRoles.cell}>{whatOf(line)}</td>
              <td {...tableRoles.cell}>
                <LineState line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

const refusals = ['email-taken', 'already-invited', 'unknown-price-list', 'forbidden'] as const;

function LineState({ line: { problem, refused } }: { line: ShownLine }) {
  const { t } = useTranslation('invitations');
  const said = problem ?? refusals.find((known) => known === refused);
  if (!said && !refused) return <Badge tone="ok">{t('invite.ready')}</Badge>;
  return <Badge tone="warn">{t(`problems.${said ?? 'forbidden'}`, { most: mostInvitations })}</Badge>;
}

/** Bytes of the largest file; two hundred lines are far shorter. */
const most = 200_000;

/** A file as text: UTF-8, or the encoding of Excel in Italy; undefined when it is too large. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > most) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
