import { useEffect, useRef, useState } from 'react';
import { Banner, Button, List, Modal, notify, ProgressBar, Stack, Text } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import { beginUndoable, endUndoable, type PendingUndo } from '../../../kernel/shortcuts/undo';
import { listWords } from '../words';
import { type BulkReport, sendEach } from './send-each';
import { offerTaskUndo } from './send-task';
import type { BulkTask } from './task';

/** An area's messages for bulk changes. */
export type BulkMessages = {
  selected: string;
  all: string;
  none: string;
  title: string;
  running: string;
  report: string;
  again: string;
  done: string;
  deleted: string;
};

export interface BulkRunProps {
  /** The task to run; a new task starts a new run. */
  task: BulkTask;
  words: Words<BulkMessages>;
  /** Called with another task: a retry of the failed rows, or the undo. */
  onRun: (task: BulkTask) => void;
  onClose: () => void;
}

/** Milliseconds before a change of one row opens the dialog. */
const dialogDelayMs = 500;

/** Runs a task with limited concurrency; shows progress, a stop button, a report of failures and undo. */
export function BulkRun({ task, words, onRun, onClose }: BulkRunProps) {
  const own = useWords(listWords);
  const t = useWords(words);
  const [tried, setTried] = useState(0);
  const [report, setReport] = useState<BulkReport<{ id: string; name: string }>>();
  const stop = useRef<AbortController>(undefined);
  const [isLong, setLong] = useState(task.rows.length > 1);
  const begun = useRef<{ task: BulkTask; undo: PendingUndo }>(undefined);
  const done = useRef<{ id: string }[]>([]);

  function end() {
    onClose();
    const count = done.current.length;
    const { undo } = begun.current ?? {};
    if (undo && count === 0) endUndoable(undo);
    if (count === 0) return;
    const says = {
      done: (many: number) => t(task.isDeletion ? 'deleted' : 'done', { count: many }),
      failed: (many: number) => t('report', { done: task.rows.length - many, failed: many, left: 0 }),
    };
    const back = task.back();
    if (back) return offerTaskUndo(task, back, says, { count, begun: undo });
    if (undo) endUndoable(undo);
    notify({ variant: 'success', title: says.done(count) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each task runs once.
  useEffect(() => {
    if (begun.current?.task === task) return;
    begun.current = { task, undo: begun.current?.undo ?? beginUndoable() };
    const timer = setTimeout(() => setLong(true), dialogDelayMs);
    const controller = new AbortController();
    stop.current = controller;
    setTried(0);
    setReport(undefined);
    const { rows, send, refresh } = task;
    void sendEach(rows, send, { signal: controller.signal, onProgress: setTried }).then(async (result) => {
      await refresh();
      done.current.push(...result.done);
      if (result.failed.length > 0 || result.left.length > 0) return setReport(result);
      clearTimeout(timer);
      end();
    });
  }, [task]);

  if (!isLong && !report) return null;
  const total = task.rows.length;
  const close = (
    <Button weight="soft" tone="neutral" onPress={report ? end : () => stop.current?.abort()}>
      {own(report ? 'bulk.close' : 'bulk.stop')}
    </Button>
  );
  return (
    <Modal
      title={t('title')}
      size="sm"
      isOpen
      onOpenChange={end}
      isPending={!report}
      footer={
        <>
          {close}
          {report && report.failed.length > 0 && (
            <Button onPress={() => onRun(task.again(report.failed.map(({ item }) => item)))}>{t('again')}</Button>
          )}
        </>
      }
    >
      <Stack space="m">
        <ProgressBar label={t('running', { done: tried, total })} value={tried} maxValue={total} />
        {report && <BulkFailures title={t('title')} report={report} summary={t('report', countsOf(report))} />}
      </Stack>
    </Modal>
  );
}

const countsOf = ({ done, failed, left }: BulkReport<unknown>) => ({
  done: done.length,
  failed: failed.length,
  left: left.length,
});

interface BulkFailuresProps {
  title: string;
  summary: string;
  report: BulkReport<{ id: string; name: string }>;
}

function BulkFailures({ title, summary, report }: BulkFailuresProps) {
  const failed = report.failed.map(({ item, why }) => ({ id: item.id, name: item.name, why }));
  return (
    <>
      <Banner tone="warning" isLive title={summary} />
      {failed.length > 0 && (
        <List label={title} items={failed} density="compact">
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
    </>
  );
}
