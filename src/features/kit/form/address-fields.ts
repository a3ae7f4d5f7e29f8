import { addressFields } from '#domain/address-fields';
import { fieldNames } from '#domain/entity-fields';

type AddressPart = Exclude<keyof typeof addressFields, 'ibge_code'>;

/** The name of a part of an address in a form's values. */
export type AddressName = `address.${AddressPart}`;

/** The parts of an address that people type, as names of a form's values. */
export const addressNames = fieldNames(addressFields)
  .filter((part) => part !== 'ibge_code')
  .map((part): AddressName => `address.${part}`);

/** The codes of the states of Brazil. */
export const stateCodes = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
