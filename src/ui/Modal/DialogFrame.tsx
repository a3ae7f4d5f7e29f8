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

/** The shared props of Modal and Drawer. */
export interface DialogProps {
  /** Title and accessible name. */
  title: string;
  /** Visible title, if it can be edited in place. */
  heading?: ReactNode;
  /** Content. */
  children: ReactNode;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when it closes: by its close button, Escape or a press on the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a request is pending; the dialog cannot be closed meanwhile. */
  isPending?: boolean;
  /** Whether the page's single-key shortcuts stay active, because they concern this content. */
  keepsPageKeys?: boolean;
  /** Actions, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
}

export interface DialogFrameProps extends DialogProps {
  /** Class of the backdrop. */
  scrim: string;
  /** Class of the panel, for position and size. */
  panel: string;
}

/** A modal panel whose position comes from its classes. It cannot be closed while pending. */
export function DialogFrame({ scrim, panel, isOpen, isPending = false, ...props }: DialogFrameProps) {
  return (
    <OverPage scrim={scrim} panel={panel} isOpen={isOpen} onOpenChange={props.onOpenChange} isPending={isPending}>
      <DialogPanel {...props} isPending={isPending} />
    </OverPage>
  );
}

/** The content of the panel: title, close button, scrolling body and actions. */
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
