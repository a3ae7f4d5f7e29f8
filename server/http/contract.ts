import { readFileSync } from 'node:fs';
import type { Resource } from '#domain/access';
import type { OperationId, Schema } from '#openapi/operations';
import type { words } from './words/index.ts';

type Json = Record<string, unknown>;
type Unauthorized = keyof (typeof words)['unauthorized'];
/** Who may call an operation: anyone, signed-in people, or members, who have a role, a unit or a project. */
export type OperationAudience = 'anyone' | 'self' | 'member';
type Forbidden = keyof (typeof words)['forbidden'];
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Json;
  'x-missing'?: string;
}
interface Body {
  required?: boolean;
  content?: {
    'application/json'?: { schema: Json };
    'application/octet-stream'?: object;
    'text/event-stream'?: object;
  };
}
interface RawOperation {
  operationId: OperationId;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
  'x-permission': Schema<'PermissionCode'> | 'none';
  'x-audience': OperationAudience;
  'x-access'?: { resource: Resource; act: string };
  'x-missing'?: string;
  'x-brief'?: boolean;
  'x-unauthorized'?: Unauthorized;
  'x-forbidden'?: Forbidden;
  'x-max-body'?: number;
  'x-ungated'?: boolean;
  'x-while-viewing'?: boolean;
}

/** The kinds of records that responses refer to. */
export type ReferenceKind = 'project' | 'client' | 'unit';

/** The path of a reference within a response; `*` stands for each item of a list. */
export interface ReferencePath {
  kind: ReferenceKind;
  path: readonly string[];
}

/** One operation of the contract, prepared for the binder. */
export interface Operation {
  id: OperationId;
  method: string;
  /** The path in the contract, `/api/projects/{id}`. */
  path: string;
  isPublic: boolean;
  /** Whether the token is optional. A token that is sent must be valid. */
  isOptional: boolean;
  /** Whether the concurrency limit does not apply: health checks, and operations that wait for somebody else. */
  isExemptFromLimit: boolean;
  permission: Schema<'PermissionCode'> | 'none';
  audience: OperationAudience;
  /** Whether the operation is allowed in view-as mode: reads are, unless they only concern the person themselves. */
  isAllowedInViewAs: boolean;
  /** The act on the resource of the path, if it requires a role. */
  access: { resource: Resource; act: string } | undefined;
  /** The texts for a missing or invalid token. */
  unauthorized: Unauthorized;
  /** The text for a missing permission; the default one names its code. */
  forbidden: Forbidden | undefined;
  /** For each path parameter, the record that a 404 reports as missing. */
  missing: ReadonlyMap<string, string | undefined>;
  /** Whether the `error` of a 400 is generic, as the specification requires. */
  isBrief: boolean;
  /** Whether unchanged responses are answered with 304. */
  hasEtag: boolean;
  /** The statuses with a stream of events. */
  streamStatuses: ReadonlySet<number>;
  /** The statuses with a file. */
  fileStatuses: ReadonlySet<number>;
  /** Whether the body is a file that the handler reads as a stream. */
  takesFile: boolean;
  pathSchema: Json;
  querySchema: Json;
  bodySchema: Json | undefined;
  /** The names of all single-line fields in its query and body. */
  singleLineFields: ReadonlySet<string>;
  /** The maximum size of the body in bytes; 0 for operations without one. */
  maxBodyBytes: number;
  /** The body schema of each documented status; null for one without a body. */
  responseSchemas: ReadonlyMap<number, Json | null>;
  /** The references in successful responses that the reader may not be allowed to open. */
  references: readonly ReferencePath[];
  /** The schema of all other statuses. */
  defaultSchema: Json | null;
}

const text = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
/** The name under which Ajv knows the contract. */
export const contractName = 'contract';
/** The bundled contract with absolute references. */
export const contract = JSON.parse(text.replaceAll('"$ref": "#/', `"$ref": "${contractName}#/`)) as Json & {
  paths: Record<string, Json & { parameters?: Parameter[] }>;
};

/** Resolves a reference into the contract. */
export function resolveRef<T>(value: T & { $ref?: string }): T {
  if (!value.$ref) return value;
  const keys = value.$ref.replace(`${contractName}#/`, '').split('/');
  return resolveRef(
    keys.reduce((at: Json, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, contract) as T & {
      $ref?: string;
    },
  );
}

/**
 * Returns the subschemas of a schema with the key that leads to each: `*` for list items, undefined for alternatives.
 */
function partsOf({ properties, items, oneOf, anyOf, allOf }: Json): { key: string | undefined; part: Json }[] {
  const alternatives = [oneOf, anyOf, allOf].flatMap((list) => (list ?? []) as Json[]);
  return [
    ...Object.entries((properties ?? {}) as Record<string, Json>).map(([key, part]) => ({ key, part })),
    ...(items ? [{ key: '*', part: items as Json }] : []),
    ...alternatives.map((part) => ({ key: undefined, part })),
  ];
}

const maxLineLength = 300;

/** Adds the names of all single-line fields below a schema: texts of at most 300 characters that are no passwords. */
function addLineFields(schema: Json, fields: Set<string>, field = '', ancestors: readonly Json[] = []): void {
  const at = resolveRef(schema);
  if (ancestors.includes(at)) return;
  const { type, format, maxLength } = at;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (isText && format !== 'password' && Number(maxLength) <= maxLineLength) fields.add(field);
  for (const { key, part } of partsOf(at))
    addLineFields(part, fields, key === undefined || key === '*' ? field : key, [...ancestors, at]);
}

function lineFieldsOf(...schemas: (Json | undefined)[]): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const schema of schemas) if (schema) addLineFields(schema, fields);
  return fields;
}

function referencesIn(schema: Json, path: readonly string[] = [], ancestors: readonly Json[] = []): ReferencePath[] {
  const at = resolveRef(schema);
  if (ancestors.includes(at)) return [];
  const kind = at['x-refers-to'] as ReferenceKind | undefined;
  if (kind) return [{ kind, path }];
  return partsOf(at).flatMap(({ key, part }) =>
    referencesIn(part, key === undefined ? path : [...path, key], [...ancestors, at]),
  );
}

const isFile = ({ content }: Body) => content?.['application/octet-stream'] !== undefined;
const schemaOf = (body: Body) => body.content?.['application/json']?.schema ?? null;

const objectOf = (parameters: Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});

const maxBodyOf = (path: string, raw: RawOperation) =>
  raw.requestBody ? (raw['x-max-body'] ?? (path.startsWith('/api/auth/') ? 16_384 : 65_536)) : 0;

function toOperation(method: string, path: string, raw: RawOperation, sharedParameters: Parameter[]): Operation {
  const parameters = [...sharedParameters, ...(raw.parameters ?? [])].map(resolveRef);
  const { default: defaultResponse, ...documented } = raw.responses;
  const querySchema = objectOf(parameters.filter((parameter) => parameter.in === 'query'));
  const bodySchema = (raw.requestBody && schemaOf(resolveRef(raw.requestBody))) ?? undefined;
  const answers = Object.entries(documented).map(([status, answer]) => [Number(status), resolveRef(answer)] as const);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: raw.security?.length === 0,
    isOptional: raw.security?.some((one) => Object.keys(one).length === 0) ?? false,
    isExemptFromLimit: raw['x-ungated'] ?? false,
    permission: raw['x-permission'],
    audience: raw['x-audience'],
    isAllowedInViewAs: raw['x-while-viewing'] ?? method === 'get',
    access: raw['x-access'],
    unauthorized: raw['x-unauthorized'] ?? 'NotAuthorized',
    forbidden: raw['x-forbidden'],
    missing: new Map(parameters.map((parameter) => [parameter.name, raw['x-missing'] ?? parameter['x-missing']])),
    isBrief: raw['x-brief'] ?? false,
    hasEtag: raw.responses[304] !== undefined,
    streamStatuses: new Set(
      answers.filter(([, { content }]) => content?.['text/event-stream']).map(([status]) => status),
    ),
    fileStatuses: new Set(answers.filter(([, answer]) => isFile(answer)).map(([status]) => status)),
    takesFile: raw.requestBody !== undefined && isFile(resolveRef(raw.requestBody)),
    pathSchema: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    querySchema,
    bodySchema,
    singleLineFields: lineFieldsOf(querySchema, bodySchema),
    maxBodyBytes: maxBodyOf(path, raw),
    responseSchemas: new Map(answers.map(([status, answer]) => [status, schemaOf(answer)])),
    references: answers.flatMap(([status, answer]) => {
      const schema = status < 300 ? schemaOf(answer) : null;
      return schema ? referencesIn(schema) : [];
    }),
    defaultSchema: defaultResponse ? schemaOf(resolveRef(defaultResponse)) : null,
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, raw]) => toOperation(method, path, raw as RawOperation, item.parameters ?? [])),
);
