import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '../kernel/query';
import { useCan } from '../kernel/session';
import { ListPage } from '../kit/list/ListPage';
import { listRoute } from '../kit/list/route';
import { paths } from '../paths';
import { auditList, auditView, somePeople } from './data/events';
import { useAuditCard, useAuditColumns } from './use-audit-columns';
import { auditWords } from './words';

export const { handle, loader } = listRoute({ view: auditView, list: auditList, title: auditWords, scope: 'audit' });

/** Who did what, when and where from, as the address says. */
export function Component() {
  // Whoever may not see people finds them by name in the search.
  const seesPeople = useCan()('view:users');
  const { data } = useQuery({ ...somePeople(), enabled: seesPeople });
  const people = data ? rowsOf(data).map(({ id, name }) => ({ id, name })) : [];
  return (
    <ListPage
      address={paths.audit()}
      view={auditView}
      list={auditList}
      words={auditWords}
      columns={useAuditColumns()}
      card={useAuditCard()}
      options={{ person: people }}
      scope="audit"
    />
  );
}
