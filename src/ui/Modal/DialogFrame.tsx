import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { OverPage } from '../overlays/OverPage';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './Modal.css';

/** What Modal and Drawer both take. */
export interface DialogProps {
  /** What it is about, in its head and for a screen reader. */
  title: string;
  /** The title as it is shown, where it can be written in its place. */
  heading?: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Whether it is on the screen. */
  isOpen: boolean;
  /** Called with `false` when it is to close: by its cross, by Escape, or by a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Something is being sent: neither Escape nor the backdrop closes until it is answered. */
  isPending?: boolean;
  /** The page's single keys go on working: they are about what stands here. */
  keepsPageKeys?: boolean;
  /** The acts, the main one last. They stay in sight while the rest scrolls. */
  footer?: ReactNode;
}

export interface DialogFrameProps extends DialogProps {
  /** The class of what dims the page. */
  scrim: string;
  /** The class of the panel, which places and sizes it. */
  panel: string;
}

/** A panel over the page, wherever its classes place it. While busy nothing closes it. */
export function DialogFrame({ scrim, panel, isOpen, isPending = false, ...props }: DialogFrameProps) {
  return (
    <OverPage scrim={scrim} panel={panel} isOpen={isOpen} onOpenChange={props.onOpenChange} isPending={isPending}>
      <DialogPanel {...props} isPending={isPending} />
    </OverPage>
  );
}

/** What stands on the panel: title and cross, what scrolls, acts. */
export function DialogPanel({
  title,
  heading,
  children,
  onOpenChange,
  isPending,
  keepsPageKeys,
  footer,
}: Omit<DialogProps, 'isOpen'>) {
  const words = useWords();
  const [body, isOverflowing] = useOverflow();
  return (
    <Dialog
      className={styles.dialog}
      aria-label={heading ? title : undefined}
      aria-busy={isPending || undefined}
      data-page-keys={keepsPageKeys || undefined}
    >
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {heading ?? title}
        </Heading>
        <ButtonElement
          className={button({ tone: 'neutral', weight: 'quiet', size: 's', shape: 'icon' })}
          aria-label={words.close}
          isDisabled={isPending}
          onPress={() => onOpenChange(false)}
        >
          <Icon icon={X} />
        </ButtonElement>
      </div>
      <div ref={body} className={styles.body} tabIndex={isOverflowing ? 0 : undefined}>
        <div>{children}</div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Dialog>
  );
}
