import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { resumeRun } from '#shared/guided-test/test-run.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { NewQuotationDetails } from '../parts/new-quotation-details.tsx';
import { NewTest } from './new-test.tsx';
import type { KeptTest } from './run/kept-test.ts';
import { KeptTestOffer } from './run/kept-test-offer.tsx';
import { LoadedTest } from './run/loaded-test.tsx';
import { newTest } from './run/test-state.ts';
import type { GuidedTest, TestGround } from './run/use-guided-test.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/nuovo/test?name=…&location=…&province=… (WIZ-004). */
export default function GuidedTestPage(tools: Tools) {
  return <NewQuotationDetails>{(details) => <Offered details={details} {...tools} />}</NewQuotationDetails>;
}

function Offered({ details, timer, newId = randomId }: Tools & { details: NewQuotationForm }) {
  const navigate = useNavigate();
  const { t } = useTranslation(['guidedTest', 'quotations']);
  return (
    <KeptTestOffer
      breadcrumbs={[
        { label: t('quotations:title'), to: paths.quotations },
        { label: t('quotations:selection.newCrumb') },
      ]}
      restart={t('restart.label')}
      onResume={(kept) => navigate(paths.newQuotation('test', kept.details), { replace: true })}
    >
      {(kept) => (
        <LoadedTest key={kept ? 'resumed' : 'new'} version={kept?.version}>
          {(started, ground) => (
            <NewTest
              {...{ started, ground, timer, newId }}
              {...startOf(kept, started, ground)}
              details={kept?.details ?? details}
            />
          )}
        </LoadedTest>
      )}
    </KeptTestOffer>
  );
}

/** Where a test begins: at a kept state with its rows, or anew. */
function startOf(kept: KeptTest | undefined, { config }: GuidedTest, { catalogue }: TestGround) {
  if (!kept) return { state: newTest(config), rows: [] };
  const rows = kept.rows.flatMap(({ product: id, ...row }) => {
    const product = catalogue.get(id);
    return product ? [{ ...row, product }] : [];
  });
  return { state: { ...kept.state, run: resumeRun(config, kept.state.run) }, rows };
}
