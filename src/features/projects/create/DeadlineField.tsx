import { DatePicker, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { words } from '../words';
import { DeadlineAdvice } from './DeadlineAdvice';

export interface DeadlineFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
  error?: string;
}

/** The deadline of a project, with advice where it falls on no working day. */
export function DeadlineField({ value, onChange, error }: DeadlineFieldProps) {
  const t = useWords(words);
  return (
    <Stack space="s">
      <DatePicker
        label={t('field.dead_line')}
        name="dead_line"
        value={value}
        onChange={onChange}
        error={error}
        note={t('note.dead_line')}
      />
      <DeadlineAdvice day={value} onTake={onChange} />
    </Stack>
  );
}
