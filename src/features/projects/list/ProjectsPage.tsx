import { lazyComponent } from '../../kernel/lazy-component';
import { usePerson } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { useProjectGroups } from './project-groups';
import { projectList } from './queries';
import { useProjectCard } from './use-project-card';
import { useProjectColumns } from './use-project-columns';
import { projectsView } from './view';
import { projectListWords } from './words';

// Only who selects something needs what can be done with it.
const ProjectBulk = lazyComponent(() => import('./bulk/ProjectBulk'), 'ProjectBulk');

export const { handle, loader } = listRoute({
  view: projectsView,
  list: projectList,
  title: projectListWords,
  scope: 'projects',
});

const loadExport = () => import('./export');

/** All projects that the person may see, as the address says. */
export function Component() {
  return (
    <ListPage
      address={paths.projects()}
      view={projectsView}
      list={projectList}
      words={projectListWords}
      columns={useProjectColumns()}
      card={useProjectCard()}
      groups={useProjectGroups()}
      href={({ id }) => paths.project({ projectId: id })}
      options={{ unit: usePerson()?.units ?? [] }}
      create={{ permission: 'create:projects', to: paths.createProject() }}
      acts={ProjectBulk}
      exportAs={loadExport}
      scope="projects"
    />
  );
}
