import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { type TaxIdKind, taxIdMask } from './tax-id';

export interface TaxIdFieldProps extends MaskedFieldProps {
  /** `either` takes both, and marks it as what it can still be. */
  kind?: 'cpf' | 'cnpj' | 'either';
}

const masks: Record<TaxIdKind, ReturnType<typeof taxIdMask>> = {
  cpf: taxIdMask('cpf'),
  cnpj: taxIdMask('cnpj'),
  either: taxIdMask('either'),
};

/** A CPF or a CNPJ, letters and all. The value is upper case without marks; whether it is valid the caller says. */
export function TaxIdField({ kind = 'either', ...props }: TaxIdFieldProps) {
  return (
    <MaskedField
      {...props}
      mask={masks[kind]}
      inputMode={kind === 'cpf' ? 'numeric' : 'text'}
      autoCapitalize={kind === 'cpf' ? undefined : 'characters'}
    />
  );
}
