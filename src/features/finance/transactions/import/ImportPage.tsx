import { Suspense, useEffect } from 'react';
import { Page, Skeleton, Stack, Stepper } from '#ui';
import { translator, useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import type { PageHandle } from '../../../kernel/page';
import { clearTextDraft } from '../../../kit/form/use-text-draft';
import { paths } from '../../../paths';
import { transactionListWords } from '../list/words';
import { ChooseFile, pastedStatement } from './ChooseFile';
import { type ImportFlow, useImport } from './use-import';
import { importWords } from './words';

const MapColumns = lazyComponent(() => import('./MapColumns'), 'MapColumns');
const ChooseSource = lazyComponent(() => import('./ChooseSource'), 'ChooseSource');
const PreviewRows = lazyComponent(() => import('./PreviewRows'), 'PreviewRows');
const RunImport = lazyComponent(() => import('./RunImport'), 'RunImport');
const Report = lazyComponent(() => import('./Report'), 'Report');
const UnderWay = lazyComponent(() => import('./UnderWay'), 'UnderWay');

export const handle: PageHandle = { pageName: (language) => translator(importWords, language)('title') };

const steps = ['choosing', 'mapping', 'preview', 'running'] as const;

function stepOf({ snapshot }: ImportFlow): (typeof steps)[number] | null {
  if (snapshot.matches('report') || snapshot.matches('reverting') || snapshot.matches('reverted')) return null;
  if (snapshot.matches('running')) return 'running';
  if (snapshot.matches('preview') || snapshot.matches('comparing')) return 'preview';
  return snapshot.matches('mapping') ? 'mapping' : 'choosing';
}

/** A bank's statement on its way into an account: chosen, understood, looked at, sent, and taken back if need be. */
export function Component() {
  const t = useWords(importWords);
  const list = useWords(transactionListWords);
  const flow = useImport();
  // They are needed once a file was read.
  useEffect(() => {
    for (const part of [UnderWay, MapColumns, ChooseSource, PreviewRows, RunImport, Report]) part.prefetch();
  }, []);
  const isRead = stepOf(flow) !== 'choosing';
  useEffect(() => {
    // From here on the import itself outlives a reload.
    if (isRead) clearTextDraft(pastedStatement);
  }, [isRead]);
  return (
    <Page
      title={t('title')}
      width={flow.snapshot.matches('preview') ? 'full' : 'text'}
      breadcrumbs={[{ label: list('title'), href: paths.transactions() }, { label: t('title') }]}
    >
      <Stack space="l">
        <Stepper
          label={t('steps.label')}
          current={stepOf(flow)}
          steps={steps.map((id) => ({
            id,
            label: t(id === 'mapping' && flow.desk.statement?.format === 'ofx' ? 'source' : `steps.${id}`),
          }))}
        />
        <Suspense fallback={<Skeleton lines={8} />}>
          <Step flow={flow} />
        </Suspense>
      </Stack>
    </Page>
  );
}

function Step({ flow }: { flow: ImportFlow }) {
  const { snapshot } = flow;
  if (snapshot.matches('choosing')) return <ChooseFile flow={flow} />;
  if (snapshot.matches('mapping'))
    return flow.desk.statement?.format === 'ofx' ? <ChooseSource flow={flow} /> : <MapColumns flow={flow} />;
  if (snapshot.matches('preview')) return <PreviewRows flow={flow} />;
  if (snapshot.matches('running')) return <RunImport flow={flow} />;
  if (stepOf(flow) === null) return <Report flow={flow} />;
  return <UnderWay flow={flow} />;
}
