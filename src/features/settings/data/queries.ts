import { api } from '../../kernel/query';

/** Where the signed-in person is signed in. */
export const ownSessions = () => api.queryOptions('get', '/api/auth/sessions', { params: { query: { limit: 200 } } });
