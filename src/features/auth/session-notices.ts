import { type Notice, notify } from '#ui/Toast/notify';
import { getFormats } from '../kernel/format';
import { translator } from '../kernel/language';
import { getPreferences } from '../kernel/preferences';
import { sessionWords } from './session/words';

const variants = {
  extended: 'success',
  extensionRefused: 'destructive',
  extensionFailed: 'destructive',
  noConnection: 'warning',
  left: 'default',
  leavingFailed: 'destructive',
  lastDay: 'warning',
} as const satisfies Record<string, Notice['variant']>;

interface LastDay {
  /** When the refresh token ends, in milliseconds since 1970. */
  endsAt: number | undefined;
  renew: () => void;
}

/** Says what became of the session, in the words of the specification (sections 4 and 8). */
export function say(what: keyof typeof variants, lastDay?: LastDay): void {
  const { language } = getPreferences();
  const t = translator(sessionWords, language);
  const until = lastDay?.endsAt === undefined ? '' : getFormats().instant(new Date(lastDay.endsAt).toISOString());
  notify({
    variant: variants[what],
    topic: 'session',
    title: t(`${what}.title`),
    description: what === 'lastDay' ? t('lastDay.text', { until }) : t(`${what}.text`),
    ...(lastDay && { action: { label: t('renewNow'), onPress: lastDay.renew }, timeout: 60_000 }),
  });
}

// Fetched with the words, for the same reason.
export { ExpiredBanner } from './ExpiredBanner';
export { ExpiryDialog } from './ExpiryDialog';
export { LastMinute } from './LastMinute';
