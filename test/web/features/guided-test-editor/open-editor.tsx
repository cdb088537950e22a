import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect } from 'vitest';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aServer } from '#test/support/a-server.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import GuidedTestEditorPage from '#web/features/guided-test-editor/guided-test-editor-page.tsx';
import type { EditedGuidedTestStateFragment } from '#web/graphql/guided-test-editor.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

/** Two questions in the first stage, one in the second that looks at the first, and a phase with a choice. */
export const aTest = () =>
  aConfig({
    stage1: [
      aQuestion('muro', { title: { it: 'Che muro è?', en: 'Which wall?' } }),
      aQuestion('umido', {
        title: 'È umido?',
        answers: [anAnswer('poco'), anAnswer('tanto'), anAnswer('no')],
      }),
    ],
    stage2: [
      aQuestion('sale', { title: 'Ci sono sali?', conditions: [{ questionId: 'muro', answerId: 'si' }] }),
    ],
    stage4: [
      {
        id: 'fondo',
        title: 'Fondo',
        withProcedure: true,
        choices: [{ id: 'c1', title: 'Con calce' }, { id: 'c2' }],
      },
      { id: 'finitura', title: 'Finitura', conditions: [{ questionId: 'muro', answerId: 'si' }] },
    ],
  });

type Input = { config: string | null; revision: number | null; version: number; keeps: boolean };
type Stored = Partial<Omit<EditedGuidedTestStateFragment, 'config' | 'published'>> & {
  config?: GuidedTestConfig;
  published?: GuidedTestConfig;
};

const named = (id: string, it: string) => ({ id, name: { it, en: null }, archived: false });

/** A server that keeps a draft and what is published; `fail` refuses the writes that follow. */
export function anEditorServer({ config = aTest(), published = config, ...rest }: Stored = {}) {
  let stored: EditedGuidedTestStateFragment = {
    source: 'PUBLISHED' as EditedGuidedTestStateFragment['source'],
    config: JSON.stringify(config),
    revision: null,
    lastSaved: null,
    savedBy: null,
    published: JSON.stringify(published),
    version: 1,
    publishedAt: '2026-11-20T09:12:00.000Z',
    publishedBy: 'Giulia Ferrero',
    ...rest,
  };
  let failure: GraphqlFailure | undefined;
  const refuse = () => {
    if (failure) throw failure;
  };
  const tags = [
    { name: 'Umido', slug: 'umido' },
    { name: 'Muro storico', slug: 'muro-storico' },
  ];
  const server = aServer({
    EditedGuidedTest: () => ({ editedGuidedTest: stored }),
    SaveGuidedTestDraft: ({ draft }: { draft: Input }) => {
      refuse();
      const revision = (stored.revision ?? 0) + 1;
      const lastSaved = new Date().toISOString();
      stored = {
        ...stored,
        source: 'DRAFT' as EditedGuidedTestStateFragment['source'],
        config: draft.config ?? '',
        revision,
        lastSaved,
        savedBy: 'Giulia Ferrero',
      };
      return { saveGuidedTestDraft: stored };
    },
    PublishGuidedTest: ({ draft }: { draft: Input }) => {
      refuse();
      stored = {
        ...stored,
        source: 'PUBLISHED' as EditedGuidedTestStateFragment['source'],
        config: draft.config ?? '',
        published: draft.config ?? '',
        revision: null,
        lastSaved: null,
        version: stored.version + 1,
        publishedAt: new Date().toISOString(),
      };
      return { publishGuidedTest: stored };
    },
    TagsOfConditions: () => ({ tags: [...tags] }),
    CreateTag: ({ tag }: { tag: { name: string; slug: string } }) => {
      tags.push(tag);
      return { createTag: { id: tag.slug, ...tag } };
    },
    PriceListNames: () => ({ priceLists: [{ id: 'pcu', name: 'PCU' }] }),
    ProductNames: () => ({ products: [named('adda', 'Adda Calce'), named('piave', 'Piave Fissativo')] }),
    Phases: () => ({ phases: [{ id: 'p1', name: { it: 'Pulizia', en: 'Cleaning' } }] }),
    GuidedTestPhases: () => ({ guidedTestPhases: [] }),
  });
  const sent = (operation: string) =>
    server
      .asked<{ draft: Input }>(operation)
      .map(({ draft }) => ({ ...draft, config: draft.config ? normalise(JSON.parse(draft.config)) : null }));
  return {
    ...server,
    saved: () => sent('SaveGuidedTestDraft'),
    published: () => sent('PublishGuidedTest'),
    fail: (
      code: ConstructorParameters<typeof GraphqlFailure>[0] | undefined,
      params?: Record<string, string>,
    ) => {
      failure = code && new GraphqlFailure(code, params);
    },
    /** Another editor's draft. */
    set: (config: GuidedTestConfig) => {
      stored = {
        ...stored,
        source: 'DRAFT' as EditedGuidedTestStateFragment['source'],
        config: JSON.stringify(config),
        revision: (stored.revision ?? 0) + 1,
        lastSaved: '2026-11-20T10:00:00.000Z',
        savedBy: 'Marco Bianchi',
      };
    },
    /** Another editor's draft, published. */
    setPublished: (config: GuidedTestConfig) => {
      const text = JSON.stringify(config);
      stored = {
        ...stored,
        ...{ source: 'PUBLISHED' as EditedGuidedTestStateFragment['source'], config: text, published: text },
        ...{ revision: null, lastSaved: null, savedBy: null, version: stored.version + 1 },
        ...{ publishedAt: '2026-11-20T10:00:00.000Z', publishedBy: 'Marco Bianchi' },
      };
    },
  };
}

export async function openEditor(address = '/test') {
  signIn({ superUser: true });
  const opened = openScreens(address, {
    '/test': (timer) => (
      <>
        <Link to="/preventivi">Vai ai preventivi</Link>
        <GuidedTestEditorPage timer={timer} />
      </>
    ),
    '/preventivi': () => <h1>Preventivi</h1>,
  });
  await screen.findByRole('tab', { name: 'Test' });
  return opened;
}
export type User = Awaited<ReturnType<typeof openEditor>>['user'];

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The line of a question or a phase: its number and its name. */
export const row = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: (label) => label.replace(/^\d+ /, '') === name && /^\d/.test(label),
  });
export const panel = () => within(screen.getByRole('complementary', { name: 'Configurazione' }));
export const statusShown = () => document.querySelector('.test-editor-status')?.textContent ?? '';
export const openStage = (user: User, name: RegExp) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Tappe del test' })).getByRole('button', { name }),
  );
export const write = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  if (!text) return;
  await user.click(field);
  await user.paste(text);
};
export const changeTitle = async (user: User, title = 'Che parete è?') => {
  await user.click(row('Che muro è?'));
  await write(user, panel().getByRole('textbox', { name: 'Testo in italiano' }), title);
};
/** The check comes first: until it is done nothing is published. */
export async function confirmPublishing(user: User) {
  const confirm = within(screen.getByRole('alertdialog')).getByRole<HTMLButtonElement>('button', {
    name: 'Pubblica',
  });
  await waitFor(() => expect(isOff(confirm)).toBe(false));
  await user.click(confirm);
}
