import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import { AriaToast, AriaToastContent, AriaToastQueue, AriaToastRegion } from './aria-toast';
import { doNotice, hideNotice, type Notice, onNotice, type PastNotice, readNotices, shownNotice } from './notify';
import * as styles from './ToastRegion.css';
import { useNoticesKey } from './use-notices-key';

const usual = 6000;
const shortest = 5000;

const icons: Record<NonNullable<Notice['variant']>, LucideIcon | undefined> = {
  default: undefined,
  destructive: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

/** Keeps the current notice in React Aria's queue, which handles timeout and focus. */
function startServing(queue: AriaToastQueue<PastNotice>) {
  let served: { id: number; key: string } | undefined;
  const serve = () => {
    const notice = shownNotice();
    if (notice?.id === served?.id) return;
    const before = served;
    served = undefined;
    if (before) queue.close(before.key);
    if (!notice) return;
    const { id, variant, timeout = usual } = notice;
    const key = queue.add(notice, {
      timeout: variant === 'destructive' ? undefined : Math.max(timeout, shortest),
      onClose: () => {
        if (served?.id !== id) return;
        served = undefined;
        // The queue removes the closed toast after this call, and would lose one added before that.
        queueMicrotask(() => hideNotice(id));
      },
    });
    served = { id, key };
  };
  serve();
  return onNotice(serve);
}

/** Shows notices. Render one at the root of the app; it may load after the first `notify`. */
export function ToastRegion() {
  const [queue] = useState(() => new AriaToastQueue<PastNotice>({ maxVisibleToasts: 1 }));
  useEffect(() => startServing(queue), [queue]);
  return <Notices queue={queue} />;
}

/** Renders the notices of a queue above the page. */
export function Notices({ queue }: { queue: AriaToastQueue<PastNotice> }) {
  const words = useWords();
  const region = useRef<HTMLDivElement>(null);
  useNoticesKey(region);
  return (
    <AriaToastRegion ref={region} queue={queue} className={styles.region} aria-label={words.notices}>
      {({ toast }) => {
        const { id, variant = 'default', title, description, action } = toast.content;
        const icon = icons[variant];
        return (
          <AriaToast toast={toast} className={styles.toast({ variant })}>
            {icon && (
              <span className={styles.icon}>
                <Icon icon={icon} />
              </span>
            )}
            <AriaToastContent className={styles.content}>
              <Text slot="title" className={styles.title}>
                {title}
              </Text>
              {description && (
                <Text slot="description" className={styles.description}>
                  {description}
                </Text>
              )}
            </AriaToastContent>
            {action && (
              <Button className={button({ tone: 'neutral', weight: 'soft', size: 's' })} onPress={() => doNotice(id)}>
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              onPress={() => readNotices(id)}
              aria-label={words.close}
              className={button({ tone: 'neutral', weight: 'quiet', size: 's', shape: 'icon' })}
            >
              <Icon icon={X} />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
