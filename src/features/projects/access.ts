import { useMemo } from 'react';
import { type ActOn, allows } from '#domain/access';
import { useCan, usePerson } from '../kernel/session';
import type { Project } from './data/queries';

type Seen = Pick<Project, 'my_role'>;

/** What may be done in a project, by the rule that the server enforces: an administrator does all. */
export function accessTo({ my_role }: Seen, isAdministrator: boolean) {
  const may = (act: ActOn<'project'>) => isAdministrator || allows('project', act, my_role);
  return { mayTick: may('tick'), mayDivide: may('editSteps'), mayManage: may('change'), mayDelete: may('delete') };
}

/** What the signed-in person may do in a project. */
export function useProjectAccess({ my_role }: Seen) {
  const isAdministrator = useCan()('manage:projects');
  // Nobody changes anything through another's eyes.
  const isViewing = usePerson()?.viewing !== undefined;
  const role = isViewing ? null : my_role;
  return useMemo(() => accessTo({ my_role: role }, isAdministrator), [role, isAdministrator]);
}
