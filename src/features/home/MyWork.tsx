import { useQuery } from '@tanstack/react-query';
import { Link, Text } from '#ui';
import { useWords } from '../kernel/language';
import { useSelectedUnit } from '../kernel/selection';
import { QuerySection } from '../kit/section/QuerySection';
import { paths } from '../paths';
import { myWork, useFinishing, type WorkItem, WorkList } from '../work/public';
import { words } from './words';

const most = 5;

/** The first of what the person has to do, to finish in place. */
export function MyWork() {
  const t = useWords(words);
  const query = useQuery(myWork());
  const unit = useSelectedUnit();
  return (
    <QuerySection title={t('work')} actions={<Link href={paths.myWork()}>{t('allWork')}</Link>} query={query}>
      {(rows) => <First rows={unit ? rows.filter(({ unit_id }) => unit_id === unit) : rows} />}
    </QuerySection>
  );
}

function First({ rows }: { rows: readonly WorkItem[] }) {
  const t = useWords(words);
  const { items, may, turn } = useFinishing(rows);
  if (items.length === 0) return <Text tone="secondary">{t('workEmpty')}</Text>;
  return <WorkList items={items.slice(0, most)} may={may} turn={turn} label={t('work')} />;
}
