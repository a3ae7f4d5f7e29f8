import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { mayLastLonger, secondsLeft } from '#machines/tokens';
import { Button, Text, VisuallyHidden } from '#ui';
import { useWords } from '../kernel/language';
import { useSession } from '../kernel/session';
import * as styles from './LastMinute.css';
import { sessionWords } from './session/words';

const everySecond = (look: () => void) => {
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
};

/** Counts the last minute of a session down, over the page and without moving it; said aloud once. */
export function LastMinute() {
  const t = useWords(sessionWords);
  const session = useSession();
  const tokens = useSelector(session, ({ context }) => context.tokens);
  const isRenewing = useSelector(session, (snapshot) => snapshot.matches({ authenticated: { renewal: 'renewing' } }));
  const count = useSyncExternalStore(everySecond, () => secondsLeft(tokens, Date.now()));
  if (count === undefined) return null;
  return (
    <section className={styles.pill} aria-label={t('lastMinute.label')}>
      <VisuallyHidden>
        <span role="status">{t('lastMinute.said')}</span>
      </VisuallyHidden>
      <div role="timer">
        <Text size="s" weight="medium" isTabular>
          {t('lastMinute.left', { count })}
        </Text>
      </div>
      {mayLastLonger(tokens) ? (
        <Button
          size="s"
          weight="soft"
          tone="neutral"
          isPending={isRenewing}
          onPress={() => session.send({ type: 'renew' })}
        >
          {t('renewNow')}
        </Button>
      ) : (
        <div className={styles.final}>
          <Text size="s" tone="secondary">
            {t('lastMinute.final')}
          </Text>
        </div>
      )}
    </section>
  );
}
