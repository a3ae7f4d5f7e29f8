import { DatePicker, Stack } from '#ui';
import { DayAdvice } from '../../kernel/holidays/DayAdvice';
import { useWords } from '../../kernel/language';
import { words } from '../words';

export interface DeadlineFieldProps {
  name: string;
  label: string;
  value: string | null;
  /** What is saved already. */
  saved?: string | null;
  /** Whose holidays count beside the national ones. */
  unitId?: string | null;
  onChange: (day: string | null) => void;
  error?: string;
}

/** The deadline of a project, with advice where it falls on no working day. */
export function DeadlineField({ saved, unitId, ...props }: DeadlineFieldProps) {
  const t = useWords(words);
  return (
    <Stack space="s">
      <DatePicker {...props} note={t('note.dead_line')} />
      <DayAdvice day={props.value} saved={saved} unitId={unitId} onTake={props.onChange} />
    </Stack>
  );
}
