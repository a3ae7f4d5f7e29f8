import { addressFields } from '#domain/address-fields';
import { fieldNames } from '#domain/entity-fields';

type AddressPart = Exclude<keyof typeof addressFields, 'ibge_code'>;

/** The form field name of a part of an address. */
export type AddressName = `address.${AddressPart}`;

/** The form field names of the editable parts of an address. */
export const addressNames = fieldNames(addressFields)
  .filter((part) => part !== 'ibge_code')
  .map((part): AddressName => `address.${part}`);

/** The codes of the Brazilian states. */
export const stateCodes = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
