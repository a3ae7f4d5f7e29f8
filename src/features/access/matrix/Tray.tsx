import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, Disclosure, IconButton, Inline, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { BulkRun } from '../../kit/list/bulk/BulkRun';
import { type BulkTask, bulkTask } from '../../kit/list/bulk/task';
import type { Permission } from '../data/access';
import { setPermission } from '../data/commands';
import { useNames } from '../use-names';
import * as styles from './Tray.css';
import { lackingFor, type Pending } from './tray';
import type { UseTray } from './use-tray';
import { matrixWords, trayWords } from './words';

/** What waits to be sent, in words; what fails stays here, and what was sent can be taken back. */
export function Tray({ tray, permissions }: { tray: UseTray; permissions: readonly Permission[] }) {
  const t = useWords(matrixWords);
  const own = useWords(trayWords);
  const names = useNames();
  const [task, setTask] = useState<BulkTask>();
  const { pending, drop, clear } = tray;
  const inWords = ({ role, permission, isGiven }: Pending) =>
    own(isGiven ? 'gives' : 'takes', { role: names.role(role), permission: names.permission(permission) });
  const warningOf = ({ role, permission, isGiven }: Pending) => {
    if (!isGiven) return '';
    const lacking = lackingFor(tray.tray, permission, role, permissions);
    return lacking.length > 0 ? t('requires', { names: lacking.map(names.permission).join(', ') }) : '';
  };
  const affected = new Map(pending.map(({ role }) => [role.id, role.users_count]));
  const people = [...affected.values()].reduce((sum, count) => sum + count, 0);
  const send = () =>
    setTask(
      bulkTask(
        setPermission,
        pending.map((each) => ({ ...each, name: inWords(each) })),
        (each) => each,
      ),
    );

  return (
    <>
      {pending.length > 0 && (
        <section className={styles.tray} aria-label={own('label')}>
          <Stack space="s">
            <Inline space="s" align="center" justify="between">
              <Stack space="none">
                <Text weight="medium">{own('count', { count: pending.length })}</Text>
                <Text size="s" tone="secondary">
                  {own('people', { count: people })}
                </Text>
              </Stack>
              <Inline space="s">
                <Button weight="soft" tone="neutral" onPress={clear}>
                  {own('clear')}
                </Button>
                <Button onPress={send}>{own('send')}</Button>
              </Inline>
            </Inline>
            <Disclosure title={own('show')}>
              <div className={styles.lines}>
                <List label={own('label')} items={pending} density="compact">
                  {(each) => (
                    <Inline space="s" align="center" justify="between" wrap={false}>
                      <Stack space="none">
                        <Text size="s">{inWords(each)}</Text>
                        {warningOf(each) && (
                          <Text size="s" tone="secondary">
                            {warningOf(each)}
                          </Text>
                        )}
                      </Stack>
                      <IconButton
                        size="s"
                        label={own('drop', { what: inWords(each) })}
                        icon={X}
                        onPress={() => drop(each)}
                      />
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
