import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../kernel/store/store.ts';
import type { Operation } from './contract.ts';
import { faultOfAnswer, faultOfRow } from './validation.ts';

/** The response of a handler: a status and a body of the contract. */
export interface Given {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const isAnswer = (result: unknown): result is Given =>
  typeof result === 'object' &&
  result !== null &&
  'body' in result &&
  typeof Reflect.get(result, 'status') === 'number';
const isList = (body: unknown): body is { data: unknown[] } =>
  typeof body === 'object' && body !== null && Array.isArray(Reflect.get(body, 'data'));

/** Creates the response validation of one request. Each body is validated once. */
export function answersOf(operation: Operation, log: Pick<FastifyBaseLogger, 'error'>) {
  const sound = new WeakSet<object>();
  const faultOf = ({ status, body }: Given): string | undefined => {
    if (typeof body !== 'object' || body === null) return faultOfAnswer(operation, status, body);
    const fault = sound.has(body) ? undefined : faultOfAnswer(operation, status, body);
    if (!fault) sound.add(body);
    return fault;
  };
  const check = (given: Given): void => {
    const fault = faultOf(given);
    if (fault) throw new Error(fault);
  };
  const isSound = (status: number) => (row: unknown) => {
    const fault = faultOfRow(operation, status, row);
    const { id } = (row ?? {}) as { id?: unknown };
    if (fault) log.error({ operation: operation.id, id, fault }, 'A row was left out of a list');
    return !fault;
  };
  return {
    /**
     * Returns the response if the contract allows it, and throws otherwise. An invalid row is left out of a list and
     * logged, so that the rest is still served.
     */
    held: (given: Given): Given => {
      const { status, body } = given;
      if (!isList(body) || status >= 300 || !faultOf(given)) {
        check(given);
        return given;
      }
      const left = { ...given, body: { ...body, data: body.data.filter(isSound(status)) } };
      check(left);
      return left;
    },
    /**
     * Wraps a store so that a transaction rolls back if it returns a response that violates the contract, or if the
     * resource was not locked.
     */
    keeping: (store: Store, isHeld: () => boolean = () => true): Store => ({
      ...store,
      transaction: (work) =>
        store.transaction(async (tx) => {
          const result = await work(tx);
          if (isAnswer(result)) check(result);
          if (!isHeld()) throw new Error(`${operation.id} changes something without holding its resource`);
          return result;
        }),
    }),
  };
}
