import { useLocale } from 'react-aria-components/I18nProvider';
import { figure } from '../Money/figure.css';
import { figures, type Tone, toneOf } from '../Money/write';
import { text } from '../Text/Text.css';

export interface PercentProps {
  /** A part of one: 0.125 is 12.5 %. */
  value: number;
  /** How many digits after the mark, at most. */
  digits?: 0 | 1 | 2;
  /** `always` writes a plus before what grew. */
  sign?: 'auto' | 'always';
  /** The colour; `sign` takes it from the sign. Where less is better, say which. */
  tone?: 'sign' | 'positive' | 'critical' | 'secondary';
  /** Blurred for whoever looks over a shoulder; a screen reader still says it. */
  isHidden?: boolean;
}

/** A share or a change, to read: the marks of the reader’s language, figures that line up. */
export function Percent({ value, digits = 0, sign = 'auto', tone, isHidden }: PercentProps) {
  const { locale } = useLocale();
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  const format = figures(locale, { style: 'percent', signDisplay, maximumFractionDigits: digits });
  const colour: Tone | undefined = tone === 'sign' ? toneOf(value) : tone;
  return <span className={`${figure({ isHidden })} ${text({ tone: colour })}`}>{format.format(value)}</span>;
}
