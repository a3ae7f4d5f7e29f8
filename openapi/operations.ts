import type { components, operations } from './schema.d.ts';

/** The name of a call in the contract, its `operationId`. */
export type OperationId = keyof operations;

/** A named schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What an operation is asked with. */
export type Ask<Id extends OperationId> = {
  path: NonNullable<operations[Id]['parameters']['path']>;
  query: NonNullable<operations[Id]['parameters']['query']>;
  body: operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined;
};

type Statuses<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], 'default'>;

/** All an operation may answer: one variant for each status that the contract names. */
export type Answer<Id extends OperationId> = {
  [Status in Statuses<Id>]: { status: Status; body: Json<operations[Id]['responses'][Status]> };
}[Statuses<Id>];
