import { useLocale } from 'react-aria-components/I18nProvider';
import { figure } from '../Money/figure.css';
import { figures, type Tone, toneOf } from '../Money/write';
import { text } from '../Text/Text.css';

export interface PercentProps {
  /** Fraction: 0.125 is 12.5 %. */
  value: number;
  /** Maximum number of decimal digits. */
  digits?: 0 | 1 | 2;
  /** Sign: `always` writes a plus before positive values. */
  sign?: 'auto' | 'always';
  /** Tone; `sign` derives it from the sign. Set it explicitly if less is better. */
  tone?: 'sign' | 'positive' | 'critical' | 'secondary';
  /** Whether the figure is blurred for privacy; screen readers still read it. */
  isHidden?: boolean;
}

/** Shows a share or a change, formatted for the reader’s locale with tabular figures. */
export function Percent({ value, digits = 0, sign = 'auto', tone, isHidden }: PercentProps) {
  const { locale } = useLocale();
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  const format = figures(locale, { style: 'percent', signDisplay, maximumFractionDigits: digits });
  const colour: Tone | undefined = tone === 'sign' ? toneOf(value) : tone;
  return <span className={`${figure({ isHidden })} ${text({ tone: colour })}`}>{format.format(value)}</span>;
}
