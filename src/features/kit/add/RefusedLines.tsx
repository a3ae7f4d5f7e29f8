import { Banner, Button, Inline, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { RefusedItem } from './queue';
import { addWords } from './words';

export interface RefusedLinesProps {
  title: string;
  refused: readonly RefusedItem[];
  /** Whether the line is free to take one of them. */
  mayEdit: boolean;
  onAgain: () => void;
  onEdit: (id: string) => void;
  /** Throws one away, or all. */
  onDiscard: (id?: string) => void;
}

/** What was typed and could not be added: why, and the ways on. Nothing of it is lost before somebody says so. */
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
