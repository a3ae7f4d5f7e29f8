import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { type TaxIdKind, taxIdMask } from './tax-id';

export interface TaxIdFieldProps extends MaskedFieldProps {
  /** `either` takes both, and marks it as what it can still be. */
  kind?: 'cpf' | 'cnpj' | 'either';
  /** A document of the other kind can be typed too, for the caller to say which it is. */
  acceptsOtherKind?: boolean;
}

const masks: Record<TaxIdKind, ReturnType<typeof taxIdMask>> = {
  cpf: taxIdMask('cpf'),
  cnpj: taxIdMask('cnpj'),
  either: taxIdMask('either'),
};

/** A CPF or a CNPJ, letters and all. The value is upper case without marks; whether it is valid the caller says. */
export function TaxIdField({ kind = 'either', acceptsOtherKind = false, ...props }: TaxIdFieldProps) {
  return (
    <MaskedField
      {...props}
      // A CPF has room in the mask of a CNPJ.
      mask={masks[kind === 'cpf' && acceptsOtherKind ? 'either' : kind]}
      inputMode={kind === 'cpf' ? 'numeric' : 'text'}
      autoCapitalize={kind === 'cpf' ? undefined : 'characters'}
    />
  );
}
