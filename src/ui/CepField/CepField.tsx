import type { ReactNode } from 'react';
import { affix } from '../Field/Field.css';
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { Spinner } from '../Spinner/Spinner';
import { useWords } from '../words';
import { cepMask } from './cep';

export interface CepFieldProps extends MaskedFieldProps {
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Whether the address lookup is running; typing remains possible. */
  isPending?: boolean;
  /** Called once with all eight digits, to look up the address. */
  onComplete?: (cep: string) => void;
}

/** A Brazilian postcode of eight digits. The lookup never overwrites typed values. */
export function CepField({ isPending, onComplete, onChange, ...props }: CepFieldProps) {
  const words = useWords();
  return (
    <MaskedField
      autoComplete="postal-code"
      {...props}
      mask={cepMask}
      inputMode="numeric"
      onChange={(cep) => {
        onChange?.(cep);
        if (cep.length === 8) onComplete?.(cep);
      }}
      suffix={
        isPending && (
          <span className={affix}>
            <Spinner label={words.working} />
          </span>
        )
      }
    />
  );
}
