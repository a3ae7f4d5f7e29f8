import type { ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Disclosure } from '../Disclosure/Disclosure';
import * as styles from './Accordion.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Beside the title, and not folding with it. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Several may stay unfolded at once. */
  allowsSeveral?: boolean;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  level?: 2 | 3 | 4;
}

/** Titles that fold what is below them, one open at a time. For one title alone, `Disclosure`. */
export function Accordion({
  items,
  allowsSeveral,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  level,
}: AccordionProps) {
  return (
    <DisclosureGroup
      className={styles.accordion}
      allowsMultipleExpanded={allowsSeveral}
      expandedKeys={expandedKeys}
      defaultExpandedKeys={defaultExpandedKeys}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys].map(String)))}
    >
      {items.map(({ id, title, aside, content }) => (
        <Disclosure key={id} id={id} title={title} aside={aside} level={level}>
          {content}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
