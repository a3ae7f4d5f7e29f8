import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '#openapi/client';
import { Banner, Button, List, Modal, notify, ProgressBar, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { listsAreOld, projectById, type Step } from '../queries';
import { inverseOf, type StepChange } from './acts';
import { type BulkReport, sendEach } from './bulk';
import type { BulkTask } from './bulk-task';
import { words } from './words';

const send = (projectId: string, step: Step, body: StepChange | undefined) => {
  const params = { path: { id: projectId, stepId: step.id } };
  return body
    ? client.PATCH('/api/projects/{id}/steps/{stepId}', { params, body })
    : client.DELETE('/api/projects/{id}/steps/{stepId}', { params });
};

export interface BulkRunProps {
  projectId: string;
  task: BulkTask;
  /** Begins another: what failed once more, or the way back. */
  onAgain: (task: BulkTask) => void;
  onClose: () => void;
}

/** Changes many steps, a few at a time: how far it is, a way to stop, and a report of what failed and why. */
export function BulkRun({ projectId, task, onAgain, onClose }: BulkRunProps) {
  const t = useWords(words);
  const queryClient = useQueryClient();
  const [tried, setTried] = useState(0);
  const [report, setReport] = useState<BulkReport<Step>>();
  const stop = useRef<AbortController>(undefined);
  const begun = useRef<BulkTask>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run begins once for each task.
  useEffect(() => {
    if (begun.current === task) return;
    begun.current = task;
    const controller = new AbortController();
    stop.current = controller;
    setTried(0);
    setReport(undefined);
    const each = (step: Step) => send(projectId, step, task.changeFor(step));
    void sendEach(task.steps, each, { signal: controller.signal, onProgress: setTried }).then(async (result) => {
      await queryClient.invalidateQueries({ queryKey: projectById(projectId).queryKey });
      void listsAreOld(queryClient);
      const isWhole = result.failed.length === 0 && result.left.length === 0;
      if (!isWhole) return setReport(result);
      tell(result.done);
      onClose();
    });
  }, [task]);

  function tell(done: Step[]) {
    const count = done.length;
    if (task.steps.some((step) => task.changeFor(step) === undefined))
      return notify({ variant: 'success', title: t('bulk.deleted', { count }) });
    const title = t('bulk.done', { count });
    const backs = new Map(done.map((step) => [step.id, inverseOf(step, task.changeFor(step) as StepChange)]));
    const undoable = done.filter((step) => backs.get(step.id));
    if (task.isUndo || undoable.length === 0) return notify({ variant: 'success', title });
    offerUndo(title, () => onAgain({ steps: undoable, changeFor: (step) => backs.get(step.id), isUndo: true }));
  }

  const total = task.steps.length;
  const isRunning = report === undefined;
  return (
    <Modal
      title={t('bulk.title')}
      size="sm"
      isOpen
      onOpenChange={onClose}
      isBusy={isRunning}
      footer={
        isRunning ? (
          <Button weight="soft" tone="neutral" onPress={() => stop.current?.abort()}>
            {t('bulk.stop')}
          </Button>
        ) : (
          <>
            <Button weight="soft" tone="neutral" onPress={onClose}>
              {t('bulk.close')}
            </Button>
            {report.failed.length > 0 && (
              <Button onPress={() => onAgain({ ...task, steps: report.failed.map(({ item }) => item) })}>
                {t('bulk.again')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack space="m">
        <ProgressBar label={t('bulk.running', { done: tried, total })} value={tried} max={total} />
        {report && (
          <Banner
            tone="warning"
            isLive
            title={t('bulk.report', {
              done: report.done.length,
              failed: report.failed.length,
              left: report.left.length,
            })}
          />
        )}
        {report && report.failed.length > 0 && (
          <List
            label={t('bulk.title')}
            items={report.failed.map(({ item, why }) => ({ ...item, why }))}
            density="compact"
          >
            {({ name, why }) => (
              <Stack space="none">
                <Text weight="medium">{name}</Text>
                <Text size="s" tone="critical">
                  {why}
                </Text>
              </Stack>
            )}
          </List>
        )}
      </Stack>
    </Modal>
  );
}
