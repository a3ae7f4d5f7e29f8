import { useState } from 'react';
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField';
import { fromE164, phoneMask, toE164 } from './phone';

export interface PhoneFieldProps extends MaskedFieldProps {
  /** Number as `+5551998765432`. */
  value?: string;
}

/** A phone number with area code, Brazilian unless it starts with `+`. The value is E.164, also while incomplete. */
export function PhoneField({ value, defaultValue = '', onChange, ...props }: PhoneFieldProps) {
  const [own, setOwn] = useState(() => fromE164(defaultValue));
  const kept = value === undefined ? own : fromE164(value);
  return (
    <MaskedField
      autoComplete="tel"
      {...props}
      mask={phoneMask}
      inputMode="tel"
      value={kept}
      sent={toE164(kept)}
      prefix={/^[+0]/.test(kept) ? undefined : '+55'}
      onChange={(next) => {
        setOwn(next);
        onChange?.(toE164(next));
      }}
    />
  );
}
