import { useLocale } from 'react-aria-components/I18nProvider';
import { text } from '../Text/Text.css';
import { figure } from './figure.css';
import { figures, type Tone, toneOf } from './write';

export interface MoneyProps {
  /** Whole centavos; below nothing for what goes out. */
  cents: number;
  /** `always` writes a plus before what comes in. */
  sign?: 'auto' | 'always';
  /** The colour; `sign` takes it from the sign, which says the same without it. */
  tone?: 'sign' | 'positive' | 'critical' | 'secondary';
  /** `short` for charts and tight places: R$ 12,3 mil. */
  length?: 'whole' | 'short';
  /** Blurred for whoever looks over a shoulder; a screen reader still says it. */
  isHidden?: boolean;
}

const lengths = {
  whole: {},
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** An amount in reais, to read: whole centavos, the marks of the reader’s language, figures that line up. */
export function Money({ cents, sign = 'auto', tone, length = 'whole', isHidden }: MoneyProps) {
  const { locale } = useLocale();
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  const format = figures(locale, { style: 'currency', currency: 'BRL', signDisplay, ...lengths[length] });
  const colour: Tone | undefined = tone === 'sign' ? toneOf(cents) : tone;
  return <span className={`${figure({ isHidden })} ${text({ tone: colour })}`}>{format.format(cents / 100)}</span>;
}
