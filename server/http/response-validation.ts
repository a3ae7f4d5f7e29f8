import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../kernel/store/store.ts';
import type { Operation } from './contract.ts';
import { findResponseFault, findRowFault } from './validation.ts';

/** The response of a handler: a status and a body of the contract. */
export interface HandlerResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const isAnswer = (result: unknown): result is HandlerResponse =>
  typeof result === 'object' &&
  result !== null &&
  'body' in result &&
  typeof Reflect.get(result, 'status') === 'number';
const isList = (body: unknown): body is { data: unknown[] } =>
  typeof body === 'object' && body !== null && Array.isArray(Reflect.get(body, 'data'));

/** Creates the response validation of one request. Each body is validated once. */
export function createResponseValidator(operation: Operation, log: Pick<FastifyBaseLogger, 'error'>) {
  const validBodies = new WeakSet<object>();
  const findFault = ({ status, body }: HandlerResponse): string | undefined => {
    if (typeof body !== 'object' || body === null) return findResponseFault(operation, status, body);
    const fault = validBodies.has(body) ? undefined : findResponseFault(operation, status, body);
    if (!fault) validBodies.add(body);
    return fault;
  };
  const check = (response: HandlerResponse): void => {
    const fault = findFault(response);
    if (fault) throw new Error(fault);
  };
  const isValidRow = (status: number) => (row: unknown) => {
    const fault = findRowFault(operation, status, row);
    const { id } = (row ?? {}) as { id?: unknown };
    if (fault) log.error({ operation: operation.id, id, fault }, 'A row was left out of a list');
    return !fault;
  };
  return {
    /**
     * Returns the response if the contract allows it, and throws otherwise. An invalid row is left out of a list and
     * logged, so that the rest is still served.
     */
    validate: (response: HandlerResponse): HandlerResponse => {
      const { status, body } = response;
      if (!isList(body) || status >= 300 || !findFault(response)) {
        check(response);
        return response;
      }
      const filtered = { ...response, body: { ...body, data: body.data.filter(isValidRow(status)) } };
      check(filtered);
      return filtered;
    },
    /**
     * Wraps a store so that a transaction rolls back if it returns a response that violates the contract, or if the
     * resource was not locked.
     */
    wrapStore: (store: Store, isLocked: () => boolean = () => true): Store => ({
      ...store,
      transaction: (work) =>
        store.transaction(async (tx) => {
          const result = await work(tx);
          if (isAnswer(result)) check(result);
          if (!isLocked()) throw new Error(`${operation.id} changes something without holding its resource`);
          return result;
        }),
    }),
  };
}
