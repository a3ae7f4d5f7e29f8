import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ButtonLink, Card, Columns, Inline, InlineAlert, Page, Skeleton, Stack } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useLiveChanges } from '../../kernel/live';
import { type PageHandle, usePageTitle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan, usePerson } from '../../kernel/session';
import { HistoryLink } from '../../kit/history/HistoryLink';
import { paths } from '../../paths';
import { ViewAsButton } from '../../roles/public';
import { userById } from '../data/users';
import { UserStatusBadge } from '../UserStatusBadge';
import { userWords } from '../words';
import { PersonFacts } from './PersonFacts';
import { PersonProjects } from './PersonProjects';
import { PersonRoles } from './PersonRoles';
import { PersonUnits } from './PersonUnits';

const RecentEvents = lazyComponent(() => import('../../audit/public'), 'RecentEvents');
const PersonSessions = lazyComponent(() => import('./PersonSessions'), 'PersonSessions');
const PersonActs = lazyComponent(() => import('./PersonActs'), 'PersonActs');

export const handle: PageHandle = { pageName: (language) => translator(userWords, language)('one') };

export const loader = ({ params: { userId = '' } }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(userById(userId));

/** Somebody: who they are, where they belong, what they may do, and where they are signed in. */
export function Component() {
  useLiveChanges();
  const t = useWords(userWords);
  const { userId = '' } = useParams();
  const { data: user } = useSuspenseQuery(userById(userId));
  const can = useCan();
  const isManager = can('manage:users');
  const isOwn = usePerson()?.id === userId;
  usePageTitle(user.name);
  return (
    <Page
      title={user.name}
      description={<UserStatusBadge status={user.status} />}
      breadcrumbs={[{ label: t('title'), href: paths.users() }, { label: user.name }]}
      actions={
        <Inline space="s">
          <HistoryLink about={userId} />
          <Suspense fallback={<Skeleton lines={0} />}>
            {can('view:as_others') && user.status !== 'inactive' && !isOwn && <ViewAsButton person={user} />}
          </Suspense>
          {isManager && (
            <>
              <ButtonLink href={paths.editUser({ userId })} icon={Pencil} weight="soft" tone="neutral">
                {t('edit')}
              </ButtonLink>
              <Suspense fallback={<Skeleton lines={0} />}>
                <PersonActs user={user} />
              </Suspense>
            </>
          )}
        </Inline>
      }
    >
      <Stack space="xl">
        {isManager && user.has_more_access && <InlineAlert tone="info">{t('moreAccess')}</InlineAlert>}
        <Card padding="l">
          <PersonFacts user={user} />
        </Card>
        <Columns minWidth="l" space="xl">
          <PersonUnits user={user} />
          <PersonRoles user={user} />
          <PersonProjects user={user} />
          {can('view:audit') && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <RecentEvents personId={userId} />
            </Suspense>
          )}
          {isManager && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <PersonSessions user={user} />
            </Suspense>
          )}
        </Columns>
      </Stack>
    </Page>
  );
}
