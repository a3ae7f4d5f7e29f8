import { History } from 'lucide-react';
import { ButtonLink } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { paths } from '../../paths';
import { historyWords } from './words';

/** The way to all that happened to one thing, for whoever may read the audit log. */
export function HistoryLink({ about }: { about: string }) {
  const t = useWords(historyWords);
  if (!useCan()('view:audit')) return null;
  return (
    <ButtonLink href={`${paths.audit()}?about=${about}`} icon={History} weight="soft" tone="neutral">
      {t('history')}
    </ButtonLink>
  );
}
