import { lazyComponent } from '../../../kernel/lazy-component';
import { useCan } from '../../../kernel/session';
import { ListPage } from '../../../kit/list/ListPage';
import { listRoute } from '../../../kit/list/route';
import { paths } from '../../../paths';
import { useUnitChoices } from '../../../units/public';
import { accountList, accountsView } from '../../data/accounts';
import { useAccountColumns, useAccountGroups } from './use-account-columns';
import { accountListWords } from './words';

// Only who selects something needs what can be done with it.
const AccountActs = lazyComponent(() => import('./AccountActs'), 'AccountActs');

export const { handle, loader } = listRoute({
  view: accountsView,
  list: accountList,
  title: accountListWords,
  scope: 'accounts',
});

/** All accounts, as the address says. Whoever manages finance opens one to change it. */
export function Component() {
  const isManager = useCan()('manage:finance');
  return (
    <ListPage
      address={paths.accounts()}
      view={accountsView}
      list={accountList}
      words={accountListWords}
      columns={useAccountColumns()}
      groups={useAccountGroups()}
      href={isManager ? ({ id }) => paths.financeAccount({ accountId: id }) : undefined}
      options={{ unit: useUnitChoices() }}
      create={{ permission: 'manage:finance', to: paths.createAccount() }}
      acts={isManager ? AccountActs : undefined}
      scope="accounts"
    />
  );
}
