import { readFileSync } from 'node:fs';
import type { Resource } from '#domain/access';
import type { OperationId, Schema } from '#openapi/operations';
import type { words } from './words/index.ts';

type Json = Record<string, unknown>;
type Unauthorized = keyof (typeof words)['unauthorized'];
/** Who may ask at all: anyone, whoever is signed in, or who has a role, a unit or a project. */
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

/** The kinds of things that an answer names by reference. */
export type ReferenceKind = 'project' | 'client' | 'unit';

/** Where in an answer something is named by reference; `*` stands for each item of a list. */
export interface ReferencePath {
  kind: ReferenceKind;
  path: readonly string[];
}

/** One operation of the contract, as the binder wants it. */
export interface Operation {
  id: OperationId;
  method: string;
  /** The path as in the contract, `/api/projects/{id}`. */
  path: string;
  isPublic: boolean;
  /** Whether a token may be left out. One that is there has to hold. */
  isOptional: boolean;
  /** Whether it takes no turn: asked however busy the server is, or waiting for somebody else. */
  isUngated: boolean;
  permission: Schema<'PermissionCode'> | 'none';
  audience: OperationAudience;
  /** Whether it may be asked through another's eyes: what only reads may, unless it is the other's own business. */
  isForViewers: boolean;
  /** What it does to the resource of its path, where that takes a role in it. */
  access: { resource: Resource; act: string } | undefined;
  /** Which texts a missing or wrong token is answered with. */
  unauthorized: Unauthorized;
  /** Which text a missing permission is answered with; the usual one names its code. */
  forbidden: Forbidden | undefined;
  /** For each part of the path what it is told to lack when that part cannot exist. */
  missing: ReadonlyMap<string, string | undefined>;
  /** Whether the `error` of a 400 says no more than that something is wrong, as the specification has it. */
  isBrief: boolean;
  /** Whether what did not change since it was asked before is not sent again. */
  isTagged: boolean;
  /** Statuses that are answered with events, as they come. */
  streams: ReadonlySet<number>;
  /** Statuses that are answered with a file. */
  files: ReadonlySet<number>;
  /** Whether its body is a file, which its handler reads as it comes. */
  takesFile: boolean;
  pathSchema: Json;
  querySchema: Json;
  bodySchema: Json | undefined;
  /** The fields of its query and body whose texts are one line. */
  lineFields: ReadonlySet<string>;
  /** The bytes that a body may have: none where none is asked for. */
  maxBody: number;
  /** For each documented status its body's schema, null where it has no body. */
  answers: ReadonlyMap<number, Json | null>;
  /** Where its successful answers name things that their reader may not be allowed to open. */
  references: readonly ReferencePath[];
  /** For all other statuses. */
  otherwise: Json | null;
}

const text = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
/** The name that references to the contract begin with, for Ajv. */
export const contractName = 'contract';
/** The bundled contract, its references made absolute. */
export const contract = JSON.parse(text.replaceAll('"$ref": "#/', `"$ref": "${contractName}#/`)) as Json & {
  paths: Record<string, Json & { parameters?: Parameter[] }>;
};

/** What a reference into the contract stands for. */
export function follow<T>(value: T & { $ref?: string }): T {
  if (!value.$ref) return value;
  const keys = value.$ref.replace(`${contractName}#/`, '').split('/');
  return follow(
    keys.reduce((at: Json, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, contract) as T & {
      $ref?: string;
    },
  );
}

/** What a schema is made of: each part with the key that leads to it, `*` to an item of a list, none to an alternative. */
function partsOf({ properties, items, oneOf, anyOf, allOf }: Json): { key: string | undefined; part: Json }[] {
  const alternatives = [oneOf, anyOf, allOf].flatMap((list) => (list ?? []) as Json[]);
  return [
    ...Object.entries((properties ?? {}) as Record<string, Json>).map(([key, part]) => ({ key, part })),
    ...(items ? [{ key: '*', part: items as Json }] : []),
    ...alternatives.map((part) => ({ key: undefined, part })),
  ];
}

const longestLine = 300;

/** Adds the names of all fields below a schema whose texts are one line: of at most 300 characters, and no password. */
function addLineFields(schema: Json, fields: Set<string>, field = '', above: readonly Json[] = []): void {
  const at = follow(schema);
  if (above.includes(at)) return;
  const { type, format, maxLength } = at;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (isText && format !== 'password' && Number(maxLength) <= longestLine) fields.add(field);
  for (const { key, part } of partsOf(at))
    addLineFields(part, fields, key === undefined || key === '*' ? field : key, [...above, at]);
}

function lineFieldsOf(...schemas: (Json | undefined)[]): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const schema of schemas) if (schema) addLineFields(schema, fields);
  return fields;
}

function referencesIn(schema: Json, path: readonly string[] = [], above: readonly Json[] = []): ReferencePath[] {
  const at = follow(schema);
  if (above.includes(at)) return [];
  const kind = at['x-refers-to'] as ReferenceKind | undefined;
  if (kind) return [{ kind, path }];
  return partsOf(at).flatMap(({ key, part }) =>
    referencesIn(part, key === undefined ? path : [...path, key], [...above, at]),
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

function operation(method: string, path: string, raw: RawOperation, shared: Parameter[]): Operation {
  const parameters = [...shared, ...(raw.parameters ?? [])].map(follow);
  const { default: otherwise, ...named } = raw.responses;
  const querySchema = objectOf(parameters.filter((parameter) => parameter.in === 'query'));
  const bodySchema = (raw.requestBody && schemaOf(follow(raw.requestBody))) ?? undefined;
  const answers = Object.entries(named).map(([status, answer]) => [Number(status), follow(answer)] as const);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: raw.security?.length === 0,
    isOptional: raw.security?.some((one) => Object.keys(one).length === 0) ?? false,
    isUngated: raw['x-ungated'] ?? false,
    permission: raw['x-permission'],
    audience: raw['x-audience'],
    isForViewers: raw['x-while-viewing'] ?? method === 'get',
    access: raw['x-access'],
    unauthorized: raw['x-unauthorized'] ?? 'NotAuthorized',
    forbidden: raw['x-forbidden'],
    missing: new Map(parameters.map((parameter) => [parameter.name, raw['x-missing'] ?? parameter['x-missing']])),
    isBrief: raw['x-brief'] ?? false,
    isTagged: raw.responses[304] !== undefined,
    streams: new Set(answers.filter(([, { content }]) => content?.['text/event-stream']).map(([status]) => status)),
    files: new Set(answers.filter(([, answer]) => isFile(answer)).map(([status]) => status)),
    takesFile: raw.requestBody !== undefined && isFile(follow(raw.requestBody)),
    pathSchema: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    querySchema,
    bodySchema,
    lineFields: lineFieldsOf(querySchema, bodySchema),
    maxBody: maxBodyOf(path, raw),
    answers: new Map(answers.map(([status, answer]) => [status, schemaOf(answer)])),
    references: answers.flatMap(([status, answer]) => {
      const schema = status < 300 ? schemaOf(answer) : null;
      return schema ? referencesIn(schema) : [];
    }),
    otherwise: otherwise ? schemaOf(follow(otherwise)) : null,
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, raw]) => operation(method, path, raw as RawOperation, item.parameters ?? [])),
);
