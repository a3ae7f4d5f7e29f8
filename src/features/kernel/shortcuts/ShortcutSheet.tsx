import { Heading, Link, Modal, Stack, Switch, Text } from '#ui';
import { paths } from '../../paths';
import { useWords } from '../language';
import { keysOf, setShortcutsEnabled, useCustomKeys } from './custom-keys';
import { KeyCaps } from './KeyCaps';
import { getActiveShortcuts, type ShortcutGroup } from './keys';
import * as styles from './ShortcutSheet.css';
import { words } from './words';

/** Merges groups with the same heading and removes duplicates; the general group comes last. */
function merged(groups: readonly ShortcutGroup[], last: string) {
  const labels = [...new Set(groups.map(({ label }) => label))].filter((label) => label !== last);
  return [...labels, last].map((label) => {
    const lines = groups.filter((group) => group.label === label).flatMap(({ shortcuts }) => shortcuts);
    return { label, shortcuts: [...new Map(lines.map((line) => [line.label, line])).values()] };
  });
}

/** Lists the active shortcuts with the person's keys, and a switch for single-character keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const own = useCustomKeys();
  return (
    <Modal title={t('title')} isOpen onOpenChange={onClose}>
      <Stack space="l">
        {merged(getActiveShortcuts(), t('general')).map(({ label, shortcuts }) => (
          <Stack key={label} space="s">
            <Heading level={3}>{label}</Heading>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, label: what }) => (
                <div key={what} className={styles.line}>
                  <dt>{what}</dt>
                  <dd>
                    <KeyCaps keys={keysOf(keys, own)} />
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
        <Stack space="xs">
          <Switch label={t('on')} isSelected={own.singles === 'on'} onChange={setShortcutsEnabled} />
          <Text size="s" tone="secondary">
            {t('onNote')}
          </Text>
          <Link href={paths.keys()} onPress={onClose}>
            {t('change')}
          </Link>
        </Stack>
      </Stack>
    </Modal>
  );
}
