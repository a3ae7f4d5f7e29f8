import type { Answer, Ask, OperationId } from '#openapi/operations';
import type { Context } from './context.ts';

/** The implementation of one operation. It returns a status and body of the contract, or throws a `Problem`. */
export type Handler<Id extends OperationId> = (ask: Ask<Id>, context: Context) => Answer<Id> | Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };
