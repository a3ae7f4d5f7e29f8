import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { client } from '#openapi/client';
import { Button, Icon } from '#ui';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { leaveView } from '../../kernel/view-as';
import * as styles from './ViewBar.css';
import { viewAsWords } from './words';

const second = 1_000;

/** Seconds until an instant, counted down; the view is left when there are none. */
function useSecondsUntil(instant: string): number {
  const until = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / second));
  const [left, setLeft] = useState(until);
  useEffect(() => {
    const timer = setInterval(() => setLeft(until()), second);
    return () => clearInterval(timer);
  });
  useEffect(() => {
    if (left === 0) leaveView();
  }, [left]);
  return left;
}

/** Through whose eyes the app is seen, on every page, and the way out of it. */
export function ViewBar() {
  const viewing = usePerson()?.viewing;
  return viewing && <Bar name={viewing.name} kind={viewing.kind} endsAt={viewing.ends_at} />;
}

function Bar({ name, kind, endsAt }: { name: string; kind: 'person' | 'role'; endsAt: string }) {
  const t = useWords(viewAsWords);
  const left = useSecondsUntil(endsAt);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.viewing = '';
    return () => {
      delete document.documentElement.dataset.viewing;
    };
  }, []);
  async function leave() {
    setLeaving(true);
    // Where the server does not hear of it, the token ends by itself.
    await client.DELETE('/api/view-as').catch(() => {});
    leaveView();
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <div className={styles.frame} aria-hidden="true" />
      <section className={styles.bar} aria-label={t('bar')}>
        <Icon icon={Eye} />
        <div className={styles.words}>
          <p className={styles.name}>{t('seeing', { kind, name })}</p>
          <p className={styles.note}>
            {t('readOnly')} <span className={styles.time}>{t('left', { time })}</span>
          </p>
        </div>
        <Button tone="neutral" weight="soft" size="s" isPending={isLeaving} onPress={() => void leave()}>
          {t('leave')}
        </Button>
      </section>
    </>
  );
}
