import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../kernel/lazy-component';
import { useCan } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { leadAssignees, leadList, leadsView } from '../data/leads';
import { useLeadColumns, useLeadGroups } from './use-lead-columns';
import { leadListWords } from './words';

// Bulk acts load with the first selection.
const LeadActs = lazyComponent(() => import('./LeadActs'), 'LeadActs');

export const { handle, loader } = listRoute({ view: leadsView, list: leadList, title: leadListWords, scope: 'leads' });

/** All who wrote by the public site, as the address says. */
export function Component() {
  const isManager = useCan()('manage:leads');
  const { data: assignees } = useQuery(leadAssignees());
  return (
    <ListPage
      address={paths.leads()}
      view={leadsView}
      list={leadList}
      words={leadListWords}
      columns={useLeadColumns()}
      groups={useLeadGroups()}
      href={({ id }) => paths.lead({ leadId: id })}
      options={{ assignee: assignees?.data ?? [] }}
      acts={isManager ? LeadActs : undefined}
      scope="leads"
    />
  );
}
