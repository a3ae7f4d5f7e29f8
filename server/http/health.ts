import type { Handler } from './handler.ts';

const getHealth: Handler<'getHealth'> = () => ({ status: 200, body: { status: 'ok' } });

const getReadiness: Handler<'getReadiness'> = async (_ask, { store, isClosing }) =>
  !isClosing && (await store.isReady())
    ? { status: 200, body: { status: 'ok' } }
    : { status: 503, body: { status: 'unavailable' } };

export const healthHandlers = { getHealth, getReadiness };
