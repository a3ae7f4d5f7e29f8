import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../kernel/lazy-component';
import { useCan, usePerson } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { useNames } from '../../roles/public';
import { allUnits } from '../../units/public';
import { allRoles, userList, usersView } from '../data/users';
import { useUserCard, useUserColumns, useUserGroups } from './use-user-columns';
import { userListWords } from './words';

// Only who selects somebody needs what can be done with them.
const UserActs = lazyComponent(() => import('./UserActs'), 'UserActs');

export const { handle, loader } = listRoute({ view: usersView, list: userList, title: userListWords, scope: 'users' });

/** The people of the workspace, as the address says. */
export function Component() {
  const can = useCan();
  const own = usePerson()?.units ?? [];
  const { data: unit = own } = useQuery({ ...allUnits(), enabled: can('view:units') });
  const { data: roles = [] } = useQuery({ ...allRoles(), enabled: can('view:rbac') });
  const names = useNames();
  const role = roles.map((each) => ({ id: each.id, name: names.role(each) }));
  return (
    <ListPage
      address={paths.users()}
      view={usersView}
      list={userList}
      words={userListWords}
      columns={useUserColumns()}
      card={useUserCard()}
      groups={useUserGroups()}
      href={({ id }) => paths.user({ userId: id })}
      options={{ unit, role }}
      create={{ permission: 'manage:users', to: paths.createUser() }}
      acts={can('manage:users') ? UserActs : undefined}
      scope="users"
    />
  );
}
