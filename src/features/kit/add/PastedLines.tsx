import { List, Text } from '#ui';
import { useWords, type Words } from '../../kernel/language';
import { Confirm } from '../Confirm';
import type { AddMessages } from './messages';
import { addWords } from './words';

const mostShown = 8;

export interface PastedLinesProps {
  lines: readonly string[];
  words: Words<AddMessages>;
  onAdd: (names: string[]) => void;
  onClose: () => void;
}

/** Previews the pasted lines before they are added. */
export function PastedLines({ lines, words, onAdd, onClose }: PastedLinesProps) {
  const t = useWords(words);
  const own = useWords(addWords);
  const count = lines.length;
  return (
    <Confirm
      title={t('pasteTitle', { count })}
      act={t('pasteAct', { count })}
      back={own('cancel')}
      tone="accent"
      isSafe
      onConfirm={() => onAdd([...lines])}
      onClose={onClose}
    >
      <Text>{t('pasteText', { count })}</Text>
      <List
        label={t('pasteTitle', { count })}
        items={lines.slice(0, mostShown).map((name, index) => ({ id: String(index), name }))}
        density="compact"
      >
        {({ name }) => name}
      </List>
      {count > mostShown && (
        <Text size="s" tone="secondary">
          {own('more', { count: count - mostShown })}
        </Text>
      )}
    </Confirm>
  );
}
