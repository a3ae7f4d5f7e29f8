import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ButtonLink, Columns, Inline, Link, List, Page, Stack, Text } from '#ui';
import { InvitationList, InvitePeople } from '../../../invitations/public';
import { translator, useWords } from '../../../kernel/language';
import { useLiveChanges } from '../../../kernel/live';
import { PersonAvatar } from '../../../kernel/PersonAvatar';
import { type PageHandle, usePageTitle } from '../../../kernel/page';
import { api, rowsOf } from '../../../kernel/query';
import { roleWords } from '../../../kernel/roles/words';
import { useCan } from '../../../kernel/session';
import { QuerySection } from '../../../kit/section/QuerySection';
import { paths } from '../../../paths';
import { findUnit } from '../../find-unit';
import { loadOwnUnits } from '../../own-units';
import { unitWords } from '../../words';
import { unitPeopleWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(unitPeopleWords, language)('title') };

/** A unit that the person administers, else, where they may manage all, any. */
export async function loader({ params: { unitId = '' } }: LoaderFunctionArgs) {
  const own = await loadOwnUnits();
  return findUnit(unitId, { amongAll: !own.some(({ id, my_role }) => id === unitId && my_role === 'admin') });
}

const peopleOf = (unit_id: string) =>
  api.queryOptions('get', '/api/users', { params: { query: { unit_id, limit: 200 } } });

/** Who belongs to a unit, and the invitations to it, for whoever administers it. */
export function Component() {
  useLiveChanges();
  const t = useWords(unitPeopleWords);
  const { id, name } = useLoaderData<typeof loader>();
  const can = useCan();
  const seesPeople = can('view:users');
  const people = useQuery({ ...peopleOf(id), enabled: seesPeople });
  const members = people.data ? rowsOf(people.data) : [];
  const place = { kind: 'unit', id } as const;
  usePageTitle(name);
  return (
    <Page
      title={t('titleOf', { name })}
      breadcrumbs={[{ label: useWords(unitWords)('title'), href: paths.units() }, { label: name }]}
      actions={
        can('view:user_units') && (
          <ButtonLink href={`${paths.userUnits()}?units=${encodeURIComponent(name)}`} weight="soft" tone="neutral">
            {t('change')}
          </ButtonLink>
        )
      }
    >
      <Columns minWidth="l" space="xl">
        {seesPeople && (
          <QuerySection title={t('people')} query={people}>
            {() => <UnitMembers unitId={id} members={members} />}
          </QuerySection>
        )}
        <Stack space="xl">
          <InvitePeople place={place} members={members.map(({ email }) => email)} roles={['member', 'admin']} />
          <InvitationList place={place} />
        </Stack>
      </Columns>
    </Page>
  );
}

interface PeopleProps {
  unitId: string;
  members: {
    id: string;
    name: string;
    email: string;
    avatar_at?: string | null;
    units: { id: string; role: 'member' | 'admin' }[];
  }[];
}

function UnitMembers({ unitId, members }: PeopleProps) {
  const t = useWords(unitPeopleWords);
  const role = useWords(roleWords);
  return (
    <List label={t('people')} items={members} frame="card" empty={<Text tone="secondary">{t('nobody')}</Text>}>
      {({ id, name, email, avatar_at, units }) => (
        <Inline space="s" align="center" wrap={false}>
          <PersonAvatar person={{ id, name, avatar_at }} />
          <Stack space="none">
            <Link href={paths.user({ userId: id })}>{name}</Link>
            <Text size="s" tone="secondary">
              {[email, role(`role.${units.find((unit) => unit.id === unitId)?.role ?? 'member'}`)].join(' · ')}
            </Text>
          </Stack>
        </Inline>
      )}
    </List>
  );
}
