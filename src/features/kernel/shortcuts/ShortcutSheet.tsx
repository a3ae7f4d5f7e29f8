import { Fragment } from 'react';
import { Heading, Modal, Stack, Switch, Text } from '#ui';
import { useWords } from '../language';
import { offeredShortcuts, turnShortcuts, useShortcutsOn } from './keys';
import * as styles from './ShortcutSheet.css';
import { words } from './words';

const marks: Record<string, string> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const printed = (key: string, space: string) =>
  key === ' ' ? space : key.length === 1 ? key.toUpperCase() : (marks[key] ?? key);

/** All keys that do something here, and the switch that turns them off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const isOn = useShortcutsOn();
  const undo = { keys: ['Ctrl+Z'], label: t('undoLast') };
  const groups = [...offeredShortcuts(), { label: t('general'), shortcuts: [undo] }];
  return (
    <Modal title={t('title')} isOpen onOpenChange={onClose}>
      <Stack space="l">
        {groups.map(({ label, shortcuts }) => (
          <Stack key={label} space="s">
            <Heading level={3}>{label}</Heading>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, label: what }) => (
                <div key={what} className={styles.line}>
                  <dt>{what}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && (
                          <Text as="span" size="s" tone="secondary">
                            {t('or')}
                          </Text>
                        )}
                        <kbd className={styles.key}>{printed(key, t('space'))}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
        <Stack space="xs">
          <Switch label={t('on')} isSelected={isOn} onChange={turnShortcuts} />
          <Text size="s" tone="secondary">
            {t('onNote')}
          </Text>
        </Stack>
      </Stack>
    </Modal>
  );
}
