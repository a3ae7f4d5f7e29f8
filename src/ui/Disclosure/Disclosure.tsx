import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** What is folded, in a few words; a press on it folds and unfolds. */
  title: ReactNode;
  /** Beside the title, and not folding with it. */
  aside?: ReactNode;
  /** What is folded. */
  children: ReactNode;
  /** The place of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Whether it is unfolded, when the caller keeps it. */
  isExpanded?: boolean;
  /** Whether it is unfolded to begin with, when it keeps that itself. */
  defaultExpanded?: boolean;
  /** Called when it is folded or unfolded. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Its key among the others, inside an `Accordion`. */
  id?: string;
}

/** A title that folds what is below it. */
export function Disclosure({ title, aside, children, level = 3, defaultExpanded, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} defaultExpanded={defaultExpanded} className={styles.disclosure}>
      <div className={styles.row}>
        <Heading level={level} className={styles.heading}>
          <Button slot="trigger" className={styles.trigger}>
            <span className={styles.chevron}>
              <Icon icon={ChevronRight} />
            </span>
            <span className={styles.title}>{title}</span>
          </Button>
        </Heading>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
