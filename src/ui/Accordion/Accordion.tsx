import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure';
import { FoldingContext } from '../Disclosure/folding';
import { toggled, useKeys } from '../key-sets';
import * as styles from './Accordion.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Beside the title, and not folding with it. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  /** What is folded: each with an id, a title and what stands below it. */
  items: AccordionItem[];
  /** Several may stay unfolded at once. */
  allowsSeveral?: boolean;
  /** The ids of what is unfolded, when the caller keeps them. */
  expandedKeys?: Iterable<string>;
  /** The ids of what is unfolded to begin with, when the component keeps them itself. */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all that is now unfolded. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** The place of the titles in the page's outline. */
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
