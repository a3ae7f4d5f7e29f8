import { getFormats } from '../../kernel/format';
import type { ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';
import type { projectsView } from './view';

/** Projects that the signed-in person may see, as the address asks. */
export const projectList = cursorList('/api/projects', (view: ViewOf<typeof projectsView>) => {
  const { sort_by, sort_order, search, status, unit, mine, late, templates } = view;
  return {
    query: {
      sort_by,
      sort_order,
      search,
      status,
      unit_id: unit,
      owned: mine || undefined,
      late: late ? getFormats().today() : undefined,
      template: templates || undefined,
    },
  };
});
