import { makesOld } from '../../kernel/made-old';

makesOld('user', ({ path, rest }, subjects) => {
  if (!path.startsWith('/api/users')) return false;
  // A list may have anybody in it.
  if (!path.includes('{id}') || subjects === 'all') return true;
  return [...subjects].some((id) => rest.includes(id));
});
makesOld('project', ({ path }) => path === '/api/users/{id}/projects');
