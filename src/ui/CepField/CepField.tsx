import type { ReactNode } from 'react';
import { affix } from '../Field/Field.css';
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { Spinner } from '../Spinner/Spinner';
import { useWords } from '../words';
import { cepMask } from './cep';

export interface CepFieldProps extends MaskedFieldProps {
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** The address is being looked up; typing goes on. */
  isPending?: boolean;
  /** Called once with all eight digits, to look the address up. */
  onComplete?: (cep: string) => void;
}

/** A Brazilian postcode: eight digits. What it looks up never writes over what a person typed. */
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
