import { useQuery } from '@tanstack/react-query';
import { Inline, Link, List, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { roleWords } from '../../kernel/roles/words';
import { QuerySection } from '../../kit/section/QuerySection';
import { paths } from '../../paths';
import { projectsOf, type User } from '../data/users';
import { personWords } from './words';

/** The projects of somebody, as far as one sees them oneself. */
export function PersonProjects({ user }: { user: User }) {
  const t = useWords(personWords);
  const role = useWords(roleWords);
  const query = useQuery(projectsOf(user.id));
  return (
    <QuerySection title={t('projects.title')} query={query}>
      {({ data }) => (
        <List
          label={t('projects.title')}
          items={data}
          frame="card"
          empty={<Text tone="secondary">{t('projects.none')}</Text>}
        >
          {(project) => (
            <Inline justify="between" align="baseline">
              <Link href={paths.project({ projectId: project.id })} weight="quiet">
                {project.name}
              </Link>
              <Text tone="secondary" size="s">
                {project.code} · {role(`role.${project.role}`)}
              </Text>
            </Inline>
          )}
        </List>
      )}
    </QuerySection>
  );
}
