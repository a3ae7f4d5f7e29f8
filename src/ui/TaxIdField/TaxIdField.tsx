import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { type TaxIdKind, taxIdMask } from './tax-id';

export interface TaxIdFieldProps extends MaskedFieldProps {
  /** Kind: `either` accepts both, with the format that still fits. */
  kind?: 'cpf' | 'cnpj' | 'either';
  /** Whether the other kind can be typed too, so that the caller can explain the mistake. */
  acceptsOtherKind?: boolean;
}

const masks: Record<TaxIdKind, ReturnType<typeof taxIdMask>> = {
  cpf: taxIdMask('cpf'),
  cnpj: taxIdMask('cnpj'),
  either: taxIdMask('either'),
};

/** A CPF or a CNPJ, including letters. The value is upper case without separators; the caller validates it. */
export function TaxIdField({ kind = 'either', acceptsOtherKind = false, ...props }: TaxIdFieldProps) {
  return (
    <MaskedField
      {...props}
      // A CPF fits the mask of a CNPJ.
      mask={masks[kind === 'cpf' && acceptsOtherKind ? 'either' : kind]}
      inputMode={kind === 'cpf' ? 'numeric' : 'text'}
      autoCapitalize={kind === 'cpf' ? undefined : 'characters'}
    />
  );
}
