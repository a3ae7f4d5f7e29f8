import fc from 'fast-check';
import { generateSync } from 'json-schema-faker';
import { contract, type Fuzzed, follow, type Json } from './contract.ts';

/** One request, planned before there is a server, so that a seed alone repeats it. */
export interface Plan {
  who: 'owner' | 'admin' | 'checker' | 'stranger' | 'nobody' | 'expired' | 'forged';
  /** For each path parameter: nothing for the real one, or what to ask with instead. */
  path: Record<string, string | undefined>;
  query: [string, string][];
  /** The body as it is sent. */
  text: string | undefined;
  type: string;
  /** Which real values go into the body before it is sent. */
  real: boolean;
  /** What it says to know of the answer, in `If-None-Match`; `told` is what was told of it before. */
  known: string | undefined;
}

const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '0',
  '-1',
  '1e400',
  '9'.repeat(40),
  'null',
  'undefined',
  '[]',
  '{}',
  '%00',
  '%',
  "' or 1=1 --",
  '\\',
  '../../etc/passwd',
  '<script>',
  '𝕏'.repeat(130),
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  '2024-02-31',
  '2024-02-31T00:00:00.000Z',
  '//[',
  '/..//evil.example',
  '/%',
  'http://[',
  '..%2f',
  '0000-01-01',
  '9999-12-31',
  '2026-11-21T00:00:00Z',
  'ﷺ',
  'İ',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  'true',
  '١٢٣',
  '\r\nX-Injected: 1',
  '🧵',
];
// What has broken servers like this one before comes more often.
const worst = ['a\0b', '\0', '\ud800', '0000-01-01'];
const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...worst) },
  { weight: 5, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const nastyValue = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 2 ** 31, 2 ** 53, 1.5, 1e308, [], {}, [[]], {
      a: { b: null },
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

const longest = 100;

/** A schema whose texts end sooner: the faker makes each in its full length, letter by letter, before it cuts it. */
const shortened = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'maxLength' && typeof value === 'number' ? Math.min(value, longest) : value,
  );

const components = shortened(contract.components);

/** A value that a schema allows. */
const valid = (schema: Json): fc.Arbitrary<Json> => {
  const short = { ...shortened(schema), components };
  return seeds.map((seed) => generateSync(short, { seed, optionalsProbability: 0.5 } as object));
};

const pathPart = (): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: nastyText },
  );

type Parameter = Fuzzed['parameters'][number];
const absent = fc.constant<[string, string][]>([]);

const soundPart = ({ name, required, schema }: Parameter): fc.Arbitrary<[string, string][]> => {
  const good = valid(schema).map((value) => [value].flat().map((one): [string, string] => [name, String(one)]));
  return fc.oneof({ weight: required ? 1 : 6, arbitrary: absent }, { weight: 4, arbitrary: good });
};

const queryPart = (parameter: Parameter): fc.Arbitrary<[string, string][]> =>
  fc.oneof(
    { weight: 10, arbitrary: soundPart(parameter) },
    { weight: 2, arbitrary: nastyText.map((text): [string, string][] => [[parameter.name, text]]) },
  );

const unknownPart = fc.oneof(
  { weight: 20, arbitrary: absent },
  { weight: 1, arbitrary: nastyText.map((key): [string, string][] => [[key || 'x', '1']]) },
);

const soundQuery = (parameters: Parameter[]): fc.Arbitrary<[string, string][]> =>
  fc.tuple(...parameters.map(soundPart)).map((parts) => parts.flat());

/** A query in which nothing is wrong, each third time: of many parts one nearly always would be. */
const query = (parameters: Parameter[]): fc.Arbitrary<[string, string][]> =>
  fc.oneof(
    { weight: 1, arbitrary: soundQuery(parameters) },
    {
      weight: 2,
      arbitrary: fc.tuple(...parameters.map(queryPart), unknownPart).map((parts) => parts.flat()),
    },
  );

const soundText = (schema: Json) => valid(schema).map((body) => JSON.stringify(body));

const keysOf = (schema: Json): string[] => {
  const { properties, oneOf = [] } = follow(schema);
  return [...Object.keys(properties ?? {}), ...oneOf.flatMap(keysOf)];
};

/** A body of the schema in which one thing is not as it should be. */
const spoilt = (schema: Json) =>
  fc
    .tuple(valid(schema), nastyValue, fc.constantFrom(...keysOf(schema), 'x', '__proto__'))
    .map(([body, value, key]) => {
      const fields = JSON.stringify({ ...body, [`${key}`]: value });
      return key === '__proto__' ? `{"__proto__":1,${fields.slice(1)}` : fields;
    });

// What an operation takes no body for may still be sent one.
const unasked = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('', '{}', '{', 'a') },
);

/** What a file may hold: anything. */
const file = fc.oneof(
  // What something is taken for comes often enough to be taken.
  { weight: 6, arbitrary: fc.constantFrom('a', '%PDF-1.7') },
  { weight: 3, arbitrary: fc.constantFrom('PK\x03\x04', '<svg onload=alert(1)>', '\ufeffa;b') },
  {
    weight: 3,
    arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }).map((text) => text.toWellFormed()),
  },
  { weight: 1, arbitrary: fc.constantFrom('', undefined) },
);
const jsonTypes = ['application/json', 'application/json; charset=utf-8'];
const fileTypes = ['application/octet-stream', 'application/octet-stream; x=1'];

const text = (schema: Json, method: string): fc.Arbitrary<string | undefined> =>
  schema === null
    ? method === 'GET'
      ? fc.constant(undefined)
      : unasked
    : fc.oneof(
        { weight: 10, arbitrary: soundText(schema) },
        { weight: 6, arbitrary: spoilt(schema) },
        { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":}', 'null', '"', '\ufeff{}', '['.repeat(10_000)) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );

/** What one may say to know of an answer; `told` stands for what was told of it before. */
const tags = ['told', '*', '"other", *', 'W/"', ',', '"\xe7"', 'W/"x", '.repeat(200)];
const knows = (parameters: Parameter[]) => parameters.some((parameter) => parameter.name === 'If-None-Match');

/** Requests of one operation: mostly sensible ones, with something wrong here and there. */
export function plans({ parameters, body, method, takesFile }: Fuzzed): fc.Arbitrary<Plan> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc.record<Plan>({
    who: fc.oneof(
      { weight: 9, arbitrary: fc.constant<Plan['who']>('owner') },
      { weight: 2, arbitrary: fc.constant<Plan['who']>('admin') },
      { weight: 4, arbitrary: fc.constantFrom<Plan['who'][]>('checker', 'stranger', 'nobody', 'expired', 'forged') },
    ),
    path: fc.record(Object.fromEntries(inPath.map(({ name }) => [name, pathPart()]))),
    query: query(inQuery),
    text: takesFile ? file : text(body, method),
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...(takesFile ? fileTypes : jsonTypes)) },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/jsonx', ';', 'a') },
    ),
    real: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    known: knows(parameters)
      ? fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...tags) })
      : fc.constant(undefined),
  });
}

/** Requests of one operation in which nothing is wrong by its schema. */
export const soundPlans = ({ parameters, body, takesFile }: Fuzzed): fc.Arbitrary<Plan> =>
  fc.record<Plan>({
    who: fc.constantFrom<Plan['who'][]>('owner', 'admin'),
    path: fc.constant({}),
    query: soundQuery(parameters.filter((parameter) => parameter.in === 'query')),
    text: takesFile ? fc.constantFrom('a', '%PDF-1.7') : body ? soundText(body) : fc.constant(undefined),
    type: fc.constantFrom(...(takesFile ? fileTypes : jsonTypes)),
    real: fc.constant(true),
    known: knows(parameters) ? fc.constantFrom(undefined, '*') : fc.constant(undefined),
  });
