import { Users } from 'lucide-react';
import { Button } from '#ui';
import { useWords } from '../../kernel/language';
import { calendarWords } from './words';

/** What opens the choice of people, there before the choice is: disabled until then. */
export function PeopleButton({ count, isDisabled }: { count: number; isDisabled?: boolean }) {
  const t = useWords(calendarWords);
  return (
    <Button icon={Users} weight="soft" tone="neutral" isDisabled={isDisabled}>
      {t('people.open', { count })}
    </Button>
  );
}
