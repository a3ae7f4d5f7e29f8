import type { Schema } from '#openapi/operations';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';

export type PrivacyRequest = Schema<'PrivacyRequest'>;

/** What one asked for by law. */
export const ownRequests = () =>
  api.queryOptions('get', '/api/account/requests', { params: { query: { limit: 200 } } });

/** What people asked for by law and wait for, what is due first before the rest. */
export const openRequests = () =>
  api.queryOptions('get', '/api/privacy-requests', { params: { query: { limit: 200, status: 'open' } } });

/** All that people asked for by law. */
export const allRequests = () =>
  api.queryOptions('get', '/api/privacy-requests', { params: { query: { limit: 200 } } });

/** What one agreed to. */
export const ownConsents = () => api.queryOptions('get', '/api/account/consents');

/** All that is kept of one: asked for when it is wanted. */
export const ownData = () => api.queryOptions('get', '/api/account/data', {}, { gcTime: 0 });

/** Asks for what the law grants. */
export const createRequest = command({
  send: (send, body: Schema<'NewPrivacyRequest'>) => send.POST('/api/account/requests', { body }),
  invalidates: () => [ownRequests()],
});

/** Answers what somebody asked for. */
export const answerRequest = command({
  send: (send, { id, ...body }: Schema<'PrivacyAnswer'> & { id: string }) =>
    send.PATCH('/api/privacy-requests/{id}', { params: { path: { id } }, body }),
  queueKey: ({ id }) => id,
  invalidates: () => [openRequests(), allRequests(), ownRequests()],
});

/** Agrees to a version, or no more. */
export const setConsent = command({
  send: (send, body: Schema<'ConsentChange'>) => send.PUT('/api/account/consents', { body }),
  queueKey: () => 'consent',
  invalidates: () => [ownConsents()],
});
