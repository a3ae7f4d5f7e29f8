import { api } from '../../kernel/query';

/** The open projects that the person may see, the nearest deadlines first. */
export const openProjects = () =>
  api.queryOptions('get', '/api/projects', {
    params: {
      query: { status: ['planning', 'active', 'on_hold'], sort_by: 'dead_line', sort_order: 'asc', limit: 200 },
    },
  });
