import { Text } from '#ui';
import { useWords } from '../kernel/language';
import { Confirm } from '../kit/Confirm';
import { words } from './words';

export type ProjectEnd = 'completed' | 'cancelled';

export interface EndProjectProps {
  names: readonly string[];
  to: ProjectEnd;
  /** What is still open in them, in words. */
  open: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before projects end, with what is still open in them counted. */
export function EndProject({ names, to, open, onConfirm, onClose }: EndProjectProps) {
  const t = useWords(words);
  const about = { count: names.length, name: names[0] ?? '' };
  return (
    <Confirm
      title={t(`end.${to}.title`, about)}
      act={t(`end.${to}.act`, about)}
      back={t('end.back')}
      tone={to === 'cancelled' ? 'critical' : 'accent'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{`${open} ${t('end.undo')}`}</Text>
    </Confirm>
  );
}
