import { projectActs } from '#domain/project-lifecycle';
import type { Schema } from '#openapi/operations';
import type { Project, ProjectRow } from './queries';
import { projectStatuses } from './statuses';

/** The statuses that at least one of the projects may go to, each with those that may. */
export const reachableStatuses = (projects: readonly ProjectRow[]) =>
  projectStatuses
    .map((status) => ({
      id: status,
      taking: projects.filter((each) => each.status !== status && projectActs.allows(each.status, status)),
    }))
    .filter(({ taking }) => taking.length > 0);

/** What of a project is changed by one act, and so can be taken back by one. */
export type Undone = 'name' | 'status' | 'dead_line' | 'is_template';

/** What would take a change back; nothing where the life of a project has no way back. */
export function inverseOf(
  project: Pick<Project, Undone>,
  { status, ...rest }: Schema<'ProjectChange'>,
): Pick<Schema<'ProjectChange'>, Undone> | undefined {
  if (status && !projectActs.allows(status, project.status)) return undefined;
  return {
    ...(status && { status: project.status }),
    ...('name' in rest && { name: project.name }),
    ...('dead_line' in rest && { dead_line: project.dead_line }),
    ...('is_template' in rest && { is_template: project.is_template }),
  };
}
