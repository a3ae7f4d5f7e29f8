import { useEffect, useRef, useState } from 'react';
import { Banner, Button, List, Modal, ProgressBar, Stack, Text } from '#ui';
import { type BulkReport, sendEach } from './send-each';

/** What a run says, with its own words for the things that it changes. */
export interface BulkWords {
  title: string;
  running: (count: { done: number; total: number }) => string;
  report: (count: { done: number; failed: number; left: number }) => string;
  stop: string;
  close: string;
  again: string;
}

export interface BulkRunProps<Item extends { id: string; name: string }> {
  /** The things to change. Another array is another run. */
  items: readonly Item[];
  send: (item: Item) => Promise<unknown>;
  words: BulkWords;
  /** Asks anew for what was changed. */
  refresh: () => Promise<unknown>;
  /** What was changed, over all tries, when there will be no more of them. */
  onDone: (done: Item[]) => void;
  /** What failed, to try once more. */
  onAgain: (items: Item[]) => void;
  onClose: () => void;
}

/** Changes many things, a few at a time: how far it is, a way to stop, and a report of what failed and why. */
export function BulkRun<Item extends { id: string; name: string }>({
  items,
  send,
  words,
  refresh,
  onDone,
  onAgain,
  onClose,
}: BulkRunProps<Item>) {
  const [tried, setTried] = useState(0);
  const [report, setReport] = useState<BulkReport<Item>>();
  const stop = useRef<AbortController>(undefined);
  const begun = useRef<readonly Item[]>(undefined);
  const done = useRef<Item[]>([]);
  const end = () => {
    if (done.current.length > 0) onDone(done.current);
    onClose();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run begins once for each task.
  useEffect(() => {
    if (begun.current === items) return;
    begun.current = items;
    const controller = new AbortController();
    stop.current = controller;
    setTried(0);
    setReport(undefined);
    void sendEach(items, send, { signal: controller.signal, onProgress: setTried }).then(async (result) => {
      await refresh();
      done.current.push(...result.done);
      if (result.failed.length > 0 || result.left.length > 0) return setReport(result);
      end();
    });
  }, [items]);

  const total = items.length;
  const isRunning = report === undefined;
  return (
    <Modal
      title={words.title}
      size="sm"
      isOpen
      onOpenChange={end}
      isBusy={isRunning}
      footer={
        isRunning ? (
          <Button weight="soft" tone="neutral" onPress={() => stop.current?.abort()}>
            {words.stop}
          </Button>
        ) : (
          <>
            <Button weight="soft" tone="neutral" onPress={end}>
              {words.close}
            </Button>
            {report.failed.length > 0 && (
              <Button onPress={() => onAgain(report.failed.map(({ item }) => item))}>{words.again}</Button>
            )}
          </>
        )
      }
    >
      <Stack space="m">
        <ProgressBar label={words.running({ done: tried, total })} value={tried} max={total} />
        {report && (
          <Banner
            tone="warning"
            isLive
            title={words.report({
              done: report.done.length,
              failed: report.failed.length,
              left: report.left.length,
            })}
          />
        )}
        {report && report.failed.length > 0 && (
          <List
            label={words.title}
            items={report.failed.map(({ item, why }) => ({ id: item.id, name: item.name, why }))}
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
