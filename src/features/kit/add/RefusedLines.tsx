import { Banner, Button, Inline, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { RefusedItem } from './queue';
import { addWords } from './words';

export interface RefusedLinesProps {
  title: string;
  refused: readonly RefusedItem[];
  /** Whether the input is empty and can take a failed name for editing. */
  mayEdit: boolean;
  onAgain: () => void;
  onEdit: (id: string) => void;
  /** Called to discard one name, or all. */
  onDiscard: (id?: string) => void;
}

/** Lists the names that failed, with the reason and the actions to retry, edit or discard them. */
export function RefusedLines({ title, refused, mayEdit, onAgain, onEdit, onDiscard }: RefusedLinesProps) {
  const t = useWords(addWords);
  const whys = [...new Set(refused.map(({ why }) => why ?? t('unknown')))];
  return (
    <Banner
      tone="warning"
      title={title}
      isLive
      action={
        <Inline space="xs">
          <Button size="s" weight="soft" tone="neutral" onPress={onAgain}>
            {t('again')}
          </Button>
          {refused.length > 1 && (
            <Button size="s" weight="quiet" tone="neutral" onPress={() => onDiscard()}>
              {t('discardAll')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack space="s">
        {whys.map((why) => (
          <Text key={why} size="s">
            {why}
          </Text>
        ))}
        <List label={title} items={[...refused]} density="compact">
          {({ id, name }) => (
            <Inline space="s" align="center" justify="between">
              <Text as="span" weight="medium">
                {name}
              </Text>
              <Inline space="none">
                <Button size="s" weight="quiet" tone="neutral" isDisabled={!mayEdit} onPress={() => onEdit(id)}>
                  {t('edit')}
                </Button>
                <Button size="s" weight="quiet" tone="neutral" onPress={() => onDiscard(id)}>
                  {t('discard')}
                </Button>
              </Inline>
            </Inline>
          )}
        </List>
      </Stack>
    </Banner>
  );
}
