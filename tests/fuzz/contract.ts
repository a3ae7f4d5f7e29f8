import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as data here, whatever its types say
export type Json = any;

/** The contract as it is written, read without any of the server's code, so that both cannot be wrong alike. */
export const contract: Json = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'));

const step = (value: Json, key: string) => value[key.replaceAll('~1', '/')];
export const follow = (value: Json): Json =>
  value?.$ref ? follow(value.$ref.slice(2).split('/').reduce(step, contract)) : value;

export interface Fuzzed {
  id: string;
  method: string;
  path: string;
  tags: string[];
  isPublic: boolean;
  /** Whether a token may be left out. */
  isOptional: boolean;
  parameters: { name: string; in: string; required?: boolean; schema: Json }[];
  body: Json;
  /** For each documented status the schema of its body, null where it has none. */
  answers: Map<number, Json>;
  /** Whether its body is a file. */
  takesFile: boolean;
  /** Statuses that are answered with a file. */
  files: number[];
  /** Statuses that are answered with events, which do not end. */
  streams: number[];
}

const mediaSchema = (holder: Json) => follow(holder)?.content?.['application/json']?.schema ?? null;

const has = (holder: Json, media: string) => follow(holder)?.content?.[media] !== undefined;

const statusesWith = (responses: Json, media: string) =>
  Object.keys(responses)
    .filter((status) => has(responses[status], media))
    .map(Number);

export const operations: Fuzzed[] = Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'patch', 'delete']
    .filter((method) => item[method])
    .map((method) => {
      const { operationId, tags, security, parameters = [], requestBody, responses } = item[method];
      const answers = Object.entries(responses).map(
        ([status, answer]) => [Number(status), mediaSchema(answer)] as const,
      );
      return {
        id: operationId,
        tags,
        method: method.toUpperCase(),
        path,
        isPublic: security?.length === 0,
        isOptional: security?.some((one: object) => Object.keys(one).length === 0) ?? false,
        parameters: [...(item.parameters ?? []), ...parameters].map(follow),
        body: mediaSchema(requestBody),
        answers: new Map(answers),
        takesFile: has(requestBody, 'application/octet-stream'),
        files: statusesWith(responses, 'application/octet-stream'),
        streams: statusesWith(responses, 'text/event-stream'),
      };
    }),
);

const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addFormat('password', true);
const absolute = (value: Json) => JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
ajv.addSchema(absolute(contract), 'contract');
const checks = new Map<Json, ReturnType<typeof ajv.compile>>();

/** What is wrong with a body, in a line; nothing when the schema allows it. */
export function faultOf(schema: Json, body: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(absolute(schema));
  checks.set(schema, check);
  return check(body) ? undefined : ajv.errorsText(check.errors);
}
