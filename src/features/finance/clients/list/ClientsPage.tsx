import { lazyComponent } from '../../../kernel/lazy-component';
import { useCan } from '../../../kernel/session';
import { ListPage } from '../../../kit/list/ListPage';
import { listRoute } from '../../../kit/list/route';
import { paths } from '../../../paths';
import { clientList, clientsView } from '../api';
import { useClientColumns, useClientGroups } from './use-client-columns';
import { clientListWords } from './words';

// Only who selects something needs what can be done with it.
const ClientActs = lazyComponent(() => import('./ClientActs'), 'ClientActs');

export const { handle, loader } = listRoute({
  view: clientsView,
  list: clientList,
  title: clientListWords,
  scope: 'clients',
});

/** All clients, as the address says. Whoever manages finance opens one to change it. */
export function Component() {
  const isManager = useCan()('manage:finance');
  return (
    <ListPage
      address={paths.clients()}
      view={clientsView}
      list={clientList}
      words={clientListWords}
      columns={useClientColumns()}
      groups={useClientGroups()}
      href={isManager ? ({ id }) => paths.client({ clientId: id }) : undefined}
      create={{ permission: 'manage:finance', to: paths.createClient() }}
      acts={isManager ? ClientActs : undefined}
      scope="clients"
    />
  );
}
