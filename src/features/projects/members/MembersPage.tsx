import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { List, Section, Stack } from '#ui';
import { InvitationList, InvitePeople } from '../../invitations/public';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { allMembers, projectById } from '../data/queries';
import { MemberRow } from './MemberRow';
import * as styles from './MembersPage.css';
import { RoleGuide } from './RoleGuide';
import { rightsOver, rolesToGive } from './rules';
import { memberWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(memberWords, language)('title') };

export const loader = ({ params }: LoaderFunctionArgs) => {
  const id = params.projectId as string;
  return Promise.all([queryClient.ensureQueryData(projectById(id)), queryClient.ensureQueryData(allMembers(id))]);
};

/** Who takes part in a project and as what; for its managers, invitations too. */
export function Component() {
  const t = useWords(memberWords);
  const id = useParams().projectId as string;
  const { data: project } = useSuspenseQuery(projectById(id));
  const members = useSuspenseQuery(allMembers(id)).data;
  const mine = { role: project.my_role, isAdministrator: useCan()('manage:projects') };
  const owners = members.filter(({ role }) => role === 'owner').length;
  const given = rolesToGive(mine);
  const place = { kind: 'project', id } as const;

  const people = (
    <Section title={t('people')} description={t('count', { count: members.length })}>
      <Stack space="s">
        <List label={t('people')} items={members} frame="card">
          {(member) => <MemberRow project={project} member={member} rights={rightsOver(mine, member, owners)} />}
        </List>
        <RoleGuide />
      </Stack>
    </Section>
  );
  if (given.length === 0) return people;
  return (
    <div className={styles.columns}>
      {people}
      <Stack space="xl">
        <InvitePeople
          place={place}
          members={members.flatMap(({ user }) => user.email ?? [])}
          roles={['contributor', ...given.filter((role) => role !== 'contributor')]}
        />
        <InvitationList place={place} />
      </Stack>
    </div>
  );
}
