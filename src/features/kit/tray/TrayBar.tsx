import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, Disclosure, IconButton, Inline, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { BulkRun } from '../list/bulk/BulkRun';
import type { BulkTask } from '../list/bulk/task';
import * as styles from './TrayBar.css';
import { trayWords } from './words';

export interface TrayBarProps {
  /** Pending changes in words; `warning` names an inconsistency. */
  pending: readonly { id: string; name: string; warning?: string }[];
  /** Summary of all changes. */
  note?: string;
  /** Creates the task that sends them. */
  task: () => BulkTask;
  onDrop: (id: string) => void;
  onClear: () => void;
}

/** Bar of pending changes; failed ones stay in it, sent ones can be undone. */
export function TrayBar({ pending, note, task: begin, onDrop, onClear }: TrayBarProps) {
  const t = useWords(trayWords);
  const [task, setTask] = useState<BulkTask>();
  return (
    <>
      {pending.length > 0 && (
        <section className={styles.tray} aria-label={t('label')}>
          <Stack space="s">
            <Inline space="s" align="center" justify="between">
              <Stack space="none">
                <Text weight="medium">{t('count', { count: pending.length })}</Text>
                {note && (
                  <Text size="s" tone="secondary">
                    {note}
                  </Text>
                )}
              </Stack>
              <Inline space="s">
                <Button weight="soft" tone="neutral" onPress={onClear}>
                  {t('clear')}
                </Button>
                {/* A double press must send only once. */}
                <Button onPress={() => setTask((running) => running ?? begin())}>{t('send')}</Button>
              </Inline>
            </Inline>
            <Disclosure title={t('show')} level={2}>
              <div className={styles.lines}>
                <List label={t('label')} items={[...pending]} density="compact">
                  {({ id, name, warning }) => (
                    <Inline space="s" align="center" justify="between" wrap={false}>
                      <Stack space="none">
                        <Text size="s">{name}</Text>
                        {warning && (
                          <Text size="s" tone="secondary">
                            {warning}
                          </Text>
                        )}
                      </Stack>
                      <IconButton size="s" label={t('drop', { what: name })} icon={X} onPress={() => onDrop(id)} />
                    </Inline>
                  )}
                </List>
              </div>
            </Disclosure>
          </Stack>
        </section>
      )}
      {task && <BulkRun task={task} words={trayWords} onRun={setTask} onClose={() => setTask(undefined)} />}
    </>
  );
}
