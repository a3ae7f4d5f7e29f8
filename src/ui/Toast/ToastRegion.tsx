import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import { AriaToast, AriaToastContent, AriaToastQueue, AriaToastRegion } from './aria-toast';
import { type Notice, nextNotice, onNotice } from './notify';
import * as styles from './ToastRegion.css';

const usual = 6000;
const shortest = 5000;

const icons: Record<NonNullable<Notice['variant']>, LucideIcon | undefined> = {
  default: undefined,
  destructive: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

/** React Aria's queue shows the newest first, so it never holds more than one: ours feeds it in order. */
function startServing(queue: AriaToastQueue<Notice>) {
  let shown: string | undefined;
  const serve = () => {
    if (shown !== undefined) return;
    const notice = nextNotice();
    if (!notice) return;
    shown = queue.add(notice, {
      timeout: notice.variant === 'destructive' ? undefined : Math.max(notice.timeout ?? usual, shortest),
      onClose: () => {
        shown = undefined;
        // The queue removes the closed toast after this call; one added before that would be lost.
        queueMicrotask(serve);
      },
    });
  };
  serve();
  return onNotice(serve);
}

/** Where notices appear. One, at the root of the app; it may be loaded after the first `notify`. */
export function ToastRegion() {
  const [queue] = useState(() => new AriaToastQueue<Notice>({ maxVisibleToasts: 1 }));
  useEffect(() => startServing(queue), [queue]);
  return <Notices queue={queue} />;
}

/** The notices of a queue, over the page. */
export function Notices({ queue }: { queue: AriaToastQueue<Notice> }) {
  const words = useWords();
  return (
    <AriaToastRegion queue={queue} className={styles.region} aria-label={words.notices}>
      {({ toast }) => {
        const { variant = 'default', title, description, action } = toast.content;
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
              <Button
                className={button({ tone: 'neutral', weight: 'soft', size: 'small' })}
                onPress={() => {
                  queue.close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label={words.close}
              className={button({ tone: 'neutral', weight: 'quiet', size: 'small', shape: 'icon' })}
            >
              <Icon icon={X} />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
