import { addressFields } from '#domain/address-fields';
import { type EntityField, fieldLabel } from '#domain/entity-fields';
import { usePreferences } from '../../kernel/preferences';
import type { AddressName } from './address-fields';

/**
 * Returns a function that gives the label of an entity's field, or of a part of its address, in the person's language.
 */
export function useFieldLabels<Name extends string>(fields: Record<Name, EntityField>) {
  const { language } = usePreferences();
  return (name: Name | AddressName): string => {
    const part = name.replace('address.', '') as keyof typeof addressFields;
    return fieldLabel(name.startsWith('address.') ? addressFields[part] : fields[name as Name], language);
  };
}
