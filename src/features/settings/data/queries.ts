import { ask } from '../../kernel/query';

/** Where the signed-in person is signed in. */
export const ownSessions = () => ask.queryOptions('get', '/api/auth/sessions', { params: { query: { limit: 200 } } });
