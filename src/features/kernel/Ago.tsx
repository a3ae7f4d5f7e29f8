import { useFormats } from './format';
import { usePreferences } from './preferences';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats the time since an instant in the largest unit that fits: há 5 minutos, ontem. */
export function ago(iso: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

/** Shows how long ago something happened, with the exact instant as its title. */
export function Ago({ at }: { at: string }) {
  const { language } = usePreferences();
  const { instant } = useFormats();
  return (
    <time dateTime={at} title={instant(at)}>
      {ago(at, language)}
    </time>
  );
}
