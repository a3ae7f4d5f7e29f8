import { History } from 'lucide-react';
import { ButtonLink } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { paths } from '../../paths';
import { historyWords } from './words';

/** Links to an entity's entries in the audit log if the person may read it. */
export function HistoryLink({ about }: { about: string }) {
  const t = useWords(historyWords);
  if (!useCan()('view:audit')) return null;
  return (
    <ButtonLink href={`${paths.audit()}?about=${about}`} icon={History} weight="soft" tone="neutral">
      {t('history')}
    </ButtonLink>
  );
}
