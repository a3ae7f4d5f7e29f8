import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure';
import { FoldingContext } from '../Disclosure/folding';
import { toggled, useKeys } from '../key-sets';
import * as styles from './Accordion.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Content beside the title that does not collapse. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  /** Items, each with an id, a title and content. */
  items: AccordionItem[];
  /** Whether several items can be expanded at once. */
  allowsSeveral?: boolean;
  /** Expanded ids (controlled). */
  expandedKeys?: Iterable<string>;
  /** Initially expanded ids (uncontrolled). */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with all expanded ids. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

/** A list of collapsible sections, one expanded at a time. For a single section, use `Disclosure`. */
export function Accordion({
  items,
  allowsSeveral,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  level,
}: AccordionProps) {
  const [keys, setKeys] = useKeys(expandedKeys, defaultExpandedKeys, onExpandedChange);
  const turn = (id: string) => setKeys(toggled(allowsSeveral || keys.has(id) ? keys : new Set(), id));
  return (
    <div className={styles.accordion}>
      <FoldingContext value={{ unfolded: keys, turn }}>
        {items.map(({ id, title, aside, content }) => (
          <Disclosure key={id} id={id} title={title} aside={aside} level={level}>
            {content}
          </Disclosure>
        ))}
      </FoldingContext>
    </div>
  );
}
