import { roleAllows } from '#domain/member-role';
import { projectActs } from '#domain/project-life';
import type { Schema } from '#openapi/operations';
import type { ProjectRow } from '../queries';

export type ProjectStatus = Schema<'ProjectStatus'>;
export type ProjectAsk = 'status' | 'date' | 'delete';
type Change = Pick<Schema<'ProjectChange'>, 'status' | 'dead_line'>;

/** What is sent for each of many projects: a change, or nothing where it is deleted. */
export interface ProjectTask {
  projects: ProjectRow[];
  changeFor: (project: ProjectRow) => Change | undefined;
  isUndo?: boolean;
}

/** The projects that somebody may do this to: managers change, owners delete, an administrator both. */
export const within = (projects: readonly ProjectRow[], ask: ProjectAsk, isAdministrator: boolean) =>
  projects.filter(({ my_role }) => isAdministrator || roleAllows(my_role, ask === 'delete' ? 'owner' : 'manager'));

/** The statuses that at least one of the projects may go to, each with those that may. */
export const reachable = (projects: readonly ProjectRow[], statuses: readonly ProjectStatus[]) =>
  statuses
    .map((status) => ({
      id: status,
      taking: projects.filter((each) => each.status !== status && projectActs.allows(each.status, status)),
    }))
    .filter(({ taking }) => taking.length > 0);

/** What would take a change back; nothing where the life of a project has no way back. */
export function inverseOf(project: ProjectRow, { status, ...rest }: Change): Change | undefined {
  if (status && !projectActs.allows(status, project.status)) return undefined;
  return { ...(status && { status: project.status }), ...('dead_line' in rest && { dead_line: project.dead_line }) };
}
