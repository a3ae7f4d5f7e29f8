import { addressFields } from '#domain/address-fields';
import type { EntityField } from '#domain/entity-fields';
import type { OperationId } from '#openapi/operations';
import type { Language, LocalizedText } from '../../kernel/language.ts';

const names: Record<Language, Record<string, string>> = {
  'pt-BR': {
    name: 'O nome',
    description: 'A descrição',
    role: 'O papel',
    message: 'A mensagem',
    query: 'A consulta',
    email: 'O e-mail',
    password: 'A senha',
    status: 'O status',
    version: 'A versão',
    limit: 'O limite',
    cursor: 'O cursor',
    search: 'A busca',
    sort_by: 'A ordenação',
    sort_order: 'O sentido da ordenação',
    phone: 'O telefone',
    code: 'O código',
    token: 'O token',
  },
  en: {
    name: 'The name',
    description: 'The description',
    role: 'The role',
    message: 'The message',
    query: 'The query',
    email: 'The e-mail',
    password: 'The password',
    status: 'The status',
    version: 'The version',
    limit: 'The limit',
    cursor: 'The cursor',
    search: 'The search',
    sort_by: 'The sort field',
    sort_order: 'The sort order',
    phone: 'The phone number',
    code: 'The code',
    token: 'The token',
  },
};

const areaNames = new Map<string, LocalizedText>();

/** Registers the names of an entity's fields for the operations that write it. */
export function nameEntityFields(operations: readonly OperationId[], fields: Record<string, EntityField>): void {
  for (const operation of operations)
    for (const [field, { name }] of Object.entries(fields))
      areaNames.set(`${operation}.${field}`, (language) => name[language]);
}

for (const [part, { name }] of Object.entries(addressFields))
  areaNames.set(`address.${part}`, (language) => name[language]);

/** Registers the display names of an area's fields. */
export function registerFieldNames(names: Record<string, LocalizedText>): void {
  for (const [field, name] of Object.entries(names)) areaNames.set(field, name);
}

/** Returns the key for the display name of a field: specific to the operation if registered, general otherwise. */
export const fieldKeyIn = (operation: string, field: string): string =>
  areaNames.has(`${operation}.${field}`) ? `${operation}.${field}` : field;

/** Returns the display name of a field, or undefined if none is registered. */
export const nameOfField = (language: Language, field: string): string | undefined =>
  names[language][field] ?? areaNames.get(field)?.(language);
