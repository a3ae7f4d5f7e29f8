import { type MemberRole, roleAllows } from '#domain/member-role';
import { useCan } from '../kernel/session';
import type { Project } from './queries';

/** What the signed-in person may do in a project, by the rule that the server enforces. */
export function useProjectAccess({ my_role }: Pick<Project, 'my_role'>) {
  const isAdministrator = useCan()('manage:projects');
  const may = (least: MemberRole) => isAdministrator || roleAllows(my_role, least);
  return { mayTick: may('checker'), mayDivide: may('contributor'), mayManage: may('manager'), mayDelete: may('owner') };
}
