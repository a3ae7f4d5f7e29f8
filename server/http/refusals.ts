import type { FastifyInstance } from 'fastify';
import { recordRefusal } from '../kernel/activity/access.ts';
import type { AppServices } from '../kernel/app-services.ts';
import { Problem } from '../kernel/problem.ts';

const repeatMs = 60_000;
const maxKnown = 1_000;

/** Records refused requests in the audit log, at most once a minute for the same person and operation. */
export function auditRefusals(app: FastifyInstance, { store, now }: Pick<AppServices, 'store' | 'now'>): void {
  const lastRecordedAt = new Map<string, number>();
  const isNew = (key: string) => {
    const at = now().getTime();
    if ((lastRecordedAt.get(key) ?? Number.NEGATIVE_INFINITY) > at - repeatMs) return false;
    if (lastRecordedAt.size >= maxKnown) lastRecordedAt.clear();
    lastRecordedAt.set(key, at);
    return true;
  };
  app.addHook('onError', async (request, _reply, error) => {
    const { operation } = request.routeOptions.config;
    const { person } = request;
    if (!(error instanceof Problem) || error.status !== 403 || !person || !operation) return;
    if (!isNew(`${person.id} ${operation.id}`)) return;
    const refusal = { operation: operation.id, permission: error.extras.permission ?? null };
    const { viewing } = person;
    const activityContext = {
      // In view-as mode the refusal belongs to the viewer.
      person: viewing ? { ...person, ...viewing.by } : person,
      now: now().toISOString(),
      client: { address: request.ip, agent: '' },
      requestId: String(request.id),
    };
    await store
      .transaction((tx) => recordRefusal(tx, refusal, activityContext))
      .catch((error) => request.log.warn({ err: error }, 'A refusal could not be written down'));
  });
}
