import { makesOld } from '../../kernel/made-old';

makesOld('project', ({ path, rest }, projects) => {
  if (path === '/api/projects') return true;
  if (!path.startsWith('/api/projects/{id}')) return false;
  return projects === 'all' || [...projects].some((id) => rest.includes(id));
});
