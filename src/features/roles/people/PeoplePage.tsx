import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../../kernel/lazy-component';
import { useCan } from '../../kernel/session';
import { Asked } from '../../kit/Asked';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { allRoles } from '../data/access';
import { type PersonWithRoles, peopleList, peopleView } from '../data/people';
import { useNames } from '../use-names';
import { usePeopleColumns } from './use-people-columns';
import { peopleWords } from './words';

// Only who selects somebody, or asks why, needs what comes then.
const PeopleActs = lazyComponent(() => import('./PeopleActs'), 'PeopleActs');
const ViewAs = lazyComponent(() => import('../view-as/ViewAs'), 'ViewAs');
const Why = lazyComponent(() => import('./Why'), 'Why');

export const { handle, loader } = listRoute({ view: peopleView, list: peopleList, title: peopleWords });

/** People and their roles, given and taken, and why somebody may do what they may. */
export function Component() {
  const mayChange = useCan()('manage:rbac');
  const names = useNames();
  const { data: roles = [] } = useQuery(allRoles());
  const [asked, setAsked] = useState<PersonWithRoles>();
  const [viewed, setViewed] = useState<PersonWithRoles>();
  return (
    <>
      <ListPage
        address={paths.rbacPeople()}
        view={peopleView}
        list={peopleList}
        words={peopleWords}
        columns={usePeopleColumns({ onAsk: setAsked, onView: setViewed })}
        options={{ role: roles.map((role) => ({ id: role.id, name: names.role(role) })) }}
        acts={mayChange ? PeopleActs : undefined}
      />
      {asked && (
        <Asked onClose={() => setAsked(undefined)}>
          <Why person={asked} onClose={() => setAsked(undefined)} />
        </Asked>
      )}
      {viewed && (
        <Asked onClose={() => setViewed(undefined)}>
          <ViewAs target={{ user_id: viewed.id, name: viewed.name }} onClose={() => setViewed(undefined)} />
        </Asked>
      )}
    </>
  );
}
