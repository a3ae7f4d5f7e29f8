// What the contract says of each field that a body carries: a module for each body, so that a page loads only its own.
const kept = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'enum', 'minItems', 'maxItems'];

const nameOf = (reference) => reference.split('/').at(-1);
const constantOf = (schema) => `${schema[0].toLowerCase()}${schema.slice(1)}Rules`;
const fileOf = (schema) => `${schema.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}.ts`;

/** The schema that a reference means; of "this or null", this. */
function follow(contract, schema) {
  if (schema.$ref) return follow(contract, contract.components.schemas[nameOf(schema.$ref)]);
  const branches = (schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return schema.oneOf && branches.length === 1 ? follow(contract, branches[0]) : schema;
}

/** What may be null is empty in a form: it is sent as null, and so has no least length. */
const mayBeNull = ({ oneOf = [] }) => oneOf.some(({ type }) => type === 'null');

function ruleOf(contract, given, isRequired) {
  const schema = follow(contract, given);
  const limits = kept
    .filter((key) => key in schema && !(key === 'minLength' && mayBeNull(given)))
    .map((key) => `${key}: ${JSON.stringify(schema[key])}`);
  return `{ ${[isRequired && 'required: true', mayBeNull(given) && 'nullable: true', ...limits].filter(Boolean).join(', ')} }`.replace(
    '{  }',
    '{}',
  );
}

/** The schemas of all bodies that are objects, by name, each once. */
function bodiesOf(contract) {
  const bodies = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => operation?.requestBody?.content?.['application/json']?.schema?.$ref)
    .filter((reference) => reference && contract.components.schemas[nameOf(reference)].properties);
  return [...new Set(bodies.map(nameOf))].sort();
}

function moduleOf(contract, name) {
  const { properties, required = [] } = contract.components.schemas[name];
  // What stands in an object within has the name by which the server complains of it.
  const within = (field, schema) =>
    Object.entries(follow(contract, schema).properties ?? {}).map(
      ([part, inner]) => `  '${field}.${part}': ${ruleOf(contract, inner, false)},\n`,
    );
  const fields = Object.entries(properties).flatMap(([field, schema]) => [
    `  ${field}: ${ruleOf(contract, schema, required.includes(field))},\n`,
    ...within(field, schema),
  ]);
  return `// Made by \`npm run contract\`. Do not edit.
import type { RulesOf } from '../rule';

export const ${constantOf(name)} = {
${fields.join('')}} as const satisfies RulesOf<'${name}'>;
`;
}

/** The modules of `openapi/rules`, each by the name of its file. */
export const rulesOf = (contract) => bodiesOf(contract).map((name) => [fileOf(name), moduleOf(contract, name)]);
