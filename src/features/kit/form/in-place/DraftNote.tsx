import { Button } from '#ui';
import { useWords } from '../../../kernel/language';
import { frameWords } from '../frame/words';

export interface DraftNoteProps {
  /** When the draft was typed, or `unknown`. */
  at: string;
  onDiscard: () => void;
}

/** Marks the field's text as a draft and offers to discard it. */
export function DraftNote({ at, onDiscard }: DraftNoteProps) {
  const t = useWords(frameWords);
  return (
    <>
      {t('inPlace.draft', { at })}{' '}
      <Button size="s" weight="quiet" tone="neutral" onPress={onDiscard}>
        {t('discard')}
      </Button>
    </>
  );
}
