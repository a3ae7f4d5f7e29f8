import { command } from '../../kit/command';
import type { Project } from '../data/queries';
import { projectLists } from '../data/queries';
import type { ProjectValues } from '../ProjectFields';

/** Creates a project, blank or from another. */
export const createProject = command<ProjectValues & { from?: string }, Project>({
  send: (ask, { from: id, ...body }) => {
    if (!id) return ask.POST('/api/projects', { body });
    const { description: _, ...rest } = body;
    return ask.POST('/api/projects/{id}/duplicate', { params: { path: { id } }, body: rest });
  },
  invalidates: () => [projectLists],
});
