import { Button, List, Page, Section, Stack, Switch, Text } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { resetKeys, setShortcutsEnabled, useCustomKeys } from '../../kernel/shortcuts/custom-keys';
import { catalogue, type KeyGroup } from './catalogue';
import { KeyRow } from './KeyRow';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

const groups = Object.keys(catalogue) as KeyGroup[];

/** Every command with its keys, to look up, to change and to switch off; kept on this device. */
export function Component() {
  const t = useWords(words);
  const { singles, keys } = useCustomKeys();
  return (
    <Page
      title={t('title')}
      description={t('lead')}
      width="text"
      actions={
        <Button weight="soft" tone="neutral" isDisabled={Object.keys(keys).length === 0} onPress={resetKeys}>
          {t('resetAll')}
        </Button>
      }
    >
      <Stack space="xl">
        <Stack space="xs">
          <Switch label={t('singles')} isSelected={singles === 'on'} onChange={setShortcutsEnabled} />
          <Text size="s" tone="secondary">
            {t('singlesNote')}
          </Text>
        </Stack>
        {groups.map((group) => (
          <Section key={group} title={t(`group.${group}`)}>
            <List label={t(`group.${group}`)} items={[...catalogue[group]]} frame="card" density="compact">
              {(command) => <KeyRow command={command} />}
            </List>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
