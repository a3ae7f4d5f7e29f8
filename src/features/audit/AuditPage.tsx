import { ListPage } from '../kit/list/ListPage';
import { listRoute } from '../kit/list/route';
import { paths } from '../paths';
import { auditList, auditView } from './data/events';
import { useAuditCard, useAuditColumns } from './use-audit-columns';
import { auditWords } from './words';

export const { handle, loader } = listRoute({ view: auditView, list: auditList, title: auditWords, scope: 'audit' });

/** Who did what, when and where from, as the address says. */
export function Component() {
  return (
    <ListPage
      address={paths.audit()}
      view={auditView}
      list={auditList}
      words={auditWords}
      columns={useAuditColumns()}
      card={useAuditCard()}
      scope="audit"
    />
  );
}
