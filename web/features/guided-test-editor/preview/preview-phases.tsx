import { useQuery } from '@tanstack/react-query';
import type { Evaluation } from '#shared/guided-test/evaluate.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { PhasesPanel } from '#web/components/guided-test/phases-panel.tsx';
import { PreviewPhasesDocument } from '#web/graphql/guided-test-editor.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

/** The phases that the answers come to, of the edited guided test and of the catalogue. */
export function PreviewPhases({ config, evaluation }: { config: GuidedTestConfig; evaluation: Evaluation }) {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['phase', 'of-preview'],
    queryFn: async ({ signal }) => (await request(PreviewPhasesDocument, {}, signal)).guidedTestPhases,
  });
  const catalogue = (data ?? []).map((phase) => ({ ...phase, availablePricelists: [] }));
  const { tags, given } = evaluation;
  return <PhasesPanel phases={runPhases(config, catalogue, { tags, given, user, isAllowed: () => true })} />;
}
