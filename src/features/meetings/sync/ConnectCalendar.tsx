import type { Schema } from '#openapi/operations';
import { Button, EmptyState } from '#ui';
import { useWords } from '../../kernel/language';
import { syncWords } from './words';

export interface ConnectCalendarProps {
  /** Why no calendar can be connected here. */
  error: Schema<'CalendarError'> | null;
  isPending: boolean;
  onConnect: () => void;
}

/** What connecting a calendar does, before anything is connected. */
export function ConnectCalendar({ error, isPending, onConnect }: ConnectCalendarProps) {
  const t = useWords(syncWords);
  return (
    <EmptyState
      kind={error ? 'no permission' : 'nothing yet'}
      title={t(error ? 'unable' : 'none')}
      description={error?.message ?? t('noneText')}
      action={
        !error && (
          <Button isPending={isPending} onPress={onConnect}>
            {t('connect')}
          </Button>
        )
      }
    />
  );
}
