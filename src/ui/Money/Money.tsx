import { useLocale } from 'react-aria-components/I18nProvider';
import { text } from '../Text/Text.css';
import { figure } from './figure.css';
import { figures, type Tone, toneOf } from './write';

export interface MoneyProps {
  /** Whole centavos; negative for expenses. */
  cents: number;
  /** Sign: `always` writes a plus before positive amounts. */
  sign?: 'auto' | 'always';
  /** Tone; `sign` derives it from the sign. */
  tone?: 'sign' | 'positive' | 'critical' | 'secondary';
  /** Length: `short` for charts and narrow spaces: R$ 12,3 mil. */
  length?: 'whole' | 'short';
  /** Whether the figure is blurred for privacy; screen readers still read it. */
  isHidden?: boolean;
}

const lengths = {
  whole: {},
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Shows an amount in reais from whole centavos, formatted for the reader’s locale with tabular figures. */
export function Money({ cents, sign = 'auto', tone, length = 'whole', isHidden }: MoneyProps) {
  const { locale } = useLocale();
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  const format = figures(locale, { style: 'currency', currency: 'BRL', signDisplay, ...lengths[length] });
  const colour: Tone | undefined = tone === 'sign' ? toneOf(cents) : tone;
  return <span className={`${figure({ isHidden })} ${text({ tone: colour })}`}>{format.format(cents / 100)}</span>;
}
