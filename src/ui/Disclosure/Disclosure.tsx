import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Beside the title, and not folding with it. */
  aside?: ReactNode;
  children: ReactNode;
  level?: 2 | 3 | 4;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
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
