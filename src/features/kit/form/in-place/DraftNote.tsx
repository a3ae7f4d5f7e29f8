import { Button } from '#ui';
import { useWords } from '../../../kernel/language';
import { frameWords } from '../frame/words';

export interface DraftNoteProps {
  /** When it was typed, or `unknown`. */
  at: string;
  onDiscard: () => void;
}

/** Says that what stands in the field is a draft, and lets it go. */
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
