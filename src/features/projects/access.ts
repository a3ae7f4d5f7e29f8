import { type ActOn, allows } from '#domain/access';
import { useCan } from '../kernel/session';
import type { Project } from './data/queries';

type Seen = Pick<Project, 'my_role'>;

/** What may be done in a project, by the rule that the server enforces: an administrator does all. */
export function accessTo({ my_role }: Seen, isAdministrator: boolean) {
  const may = (act: ActOn<'project'>) => isAdministrator || allows('project', act, my_role);
  return { mayTick: may('tick'), mayDivide: may('editSteps'), mayManage: may('change'), mayDelete: may('delete') };
}

/** What the signed-in person may do in a project. */
export const useProjectAccess = (project: Seen) => accessTo(project, useCan()('manage:projects'));
