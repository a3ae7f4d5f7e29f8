import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, List, Stack, Text } from '#ui';
import { Ago } from '../kernel/Ago';
import { useWords } from '../kernel/language';
import { QuerySection } from '../kit/section/QuerySection';
import { paths } from '../paths';
import { auditList, auditView } from './data/events';
import { useEventLines } from './use-event-lines';
import { auditWords } from './words';

const few = 5;

/** The last of what somebody did, or of what anybody did, and the way to all of it. */
export function RecentEvents({ personId }: { personId?: string }) {
  const t = useWords(auditWords);
  const { sentence } = useEventLines();
  const values = { ...auditView.usual, person: personId };
  const query = useInfiniteQuery(auditList.pages(values, few));
  const all = `${paths.audit()}?${auditView.write(values)}`;
  return (
    <QuerySection title={t('recent.title')} query={query} actions={<Link href={all}>{t('recent.all')}</Link>}>
      {({ pages: [first] }) => (
        <List
          label={t('recent.title')}
          items={first?.data ?? []}
          frame="card"
          empty={<Text tone="secondary">{t('recent.none')}</Text>}
        >
          {(event) => (
            <Stack space="none">
              <Text>{sentence(event)}</Text>
              <Text size="s" tone="secondary">
                {!personId && `${event.actor?.name ?? t('nobody')} · `}
                <Ago at={event.created_at} />
              </Text>
            </Stack>
          )}
        </List>
      )}
    </QuerySection>
  );
}
