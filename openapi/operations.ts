import type { components, operations } from './schema.d.ts';

/** The name of a call in the contract, its `operationId`. */
export type OperationId = keyof operations;

export type SchemaName = keyof components['schemas'];

/** A named schema of the contract. */
export type Schema<Name extends SchemaName> = components['schemas'][Name];

/** A file that is sent: its length where it was said, and its bytes as they come. */
export interface RequestFile {
  size: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}
/** A file that is answered: what it is called, what it is, its length, and its bytes as they are asked for. */
export interface ResponseFile {
  name: string;
  mediaType: Schema<'MediaType'> | 'text/csv; charset=utf-8' | 'text/calendar; charset=utf-8';
  /** Left out where it is not known before all is read. */
  size?: number;
  /** Of what whoever asks has already, nothing is sent. */
  etag?: string;
  bytes: AsyncIterable<Uint8Array>;
}

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** What a request carries: JSON, nothing, or a file. */
type Sent<Holder> = Holder extends { content: { 'application/octet-stream': string } } ? RequestFile : Json<Holder>;
/** What an answer carries: JSON, nothing, a file, or events for as long as somebody listens. */
type Told<Holder> = Holder extends { content: { 'application/octet-stream': string } }
  ? ResponseFile
  : Holder extends { content: { 'text/event-stream': string } }
    ? AsyncIterable<string>
    : Json<Holder>;

/** What an operation is asked with. */
export type Ask<Id extends OperationId> = {
  path: NonNullable<operations[Id]['parameters']['path']>;
  query: NonNullable<operations[Id]['parameters']['query']>;
  body: operations[Id] extends { requestBody: infer Body } ? Sent<Body> : undefined;
};

/** That nothing changed (304) is told by whoever sends what a handler answers. */
type Statuses<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], 'default' | 304>;

type Named<Holder> = { [Name in keyof Holder as string extends Name ? never : Name]: Holder[Name] };
/** The headers that an answer is documented with; `Retry-After` is told by whoever refuses, `ETag` by whoever sends. */
type Headed<Holder> = Holder extends { headers: infer All }
  ? keyof Omit<Named<All>, 'Retry-After' | 'ETag'> extends never
    ? unknown
    : { headers: Named<All> }
  : unknown;

/** All an operation may answer: one variant for each status that the contract names. */
export type Answer<Id extends OperationId> = {
  [Status in Statuses<Id>]: { status: Status; body: Told<operations[Id]['responses'][Status]> } & Headed<
    operations[Id]['responses'][Status]
  >;
}[Statuses<Id>];
