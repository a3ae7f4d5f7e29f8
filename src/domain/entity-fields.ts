import type { Schema, SchemaName } from '#openapi/operations';

export type FieldLanguage = 'pt-BR' | 'en';

/** What the product knows of one field that people write: forms, PATCH, merge, audit, CSV and erasure read it. */
export interface EntityField {
  /** The name inside a sentence, with its article: `A inscrição municipal`, `The municipal registration`. */
  name: Record<FieldLanguage, string>;
  /** `text` may name a person, and erasure accounts for it; `choice` holds values of the contract; `parts` is stored as JSON. */
  kind: 'text' | 'choice' | 'reference' | 'number' | 'boolean' | 'parts';
  /** `fill`: a merge takes the value from the record that goes if this one is empty. */
  merge?: 'fill';
  /** Whether CSV files have a column of the stored value, under the field's label. */
  isInCsv?: boolean;
}

/** A list of every field of a contract schema but `version`; a field of the contract that it lacks does not compile. */
export type FieldsOf<Name extends SchemaName> = Record<Exclude<keyof Schema<Name>, 'version'>, EntityField>;

/** The names in a list whose `merge` is `fill`. */
export type FilledFields<Fields extends Record<string, EntityField>> = {
  [Name in keyof Fields]: Fields[Name] extends { merge: 'fill' } ? Name : never;
}[keyof Fields];

const article = /^(O|A|Os|As|The) /;

/** Returns the name of a field inside a sentence without its article: `inscrição municipal`. */
export function nameWithoutArticle({ name }: Pick<EntityField, 'name'>, language: FieldLanguage): string {
  return name[language].replace(article, '');
}

/** Returns the label of a field: `Inscrição municipal`. */
export function fieldLabel(field: Pick<EntityField, 'name'>, language: FieldLanguage): string {
  const text = nameWithoutArticle(field, language);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the names of the fields of a list that match a condition, in their order. */
export const fieldNames = <Name extends string>(
  fields: Record<Name, EntityField>,
  isIncluded: (field: EntityField) => boolean = () => true,
): Name[] => (Object.keys(fields) as Name[]).filter((name) => isIncluded(fields[name]));
