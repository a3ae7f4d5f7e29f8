import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/Anchor';
import * as styles from './Tabs.css';

export interface TabItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** How many things are inside. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs are parts of, for a screen reader. */
  label: string;
  /** The tabs in their order: each with an id, a label and what it shows. */
  items: TabItem[];
  /** The id of the tab in sight, when the caller keeps it. */
  selectedKey?: string;
  /** The id of the tab in sight to begin with; the first, if not said. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that was chosen. */
  onSelectionChange?: (key: string) => void;
}

/** Parts of one thing, one at a time, on the same page. Where each has an address, `TabLinks`. */
export function Tabs({ label, items, selectedKey, defaultSelectedKey, onSelectionChange }: TabsProps) {
  const list = useChosenInSight();
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <TabList ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={styles.tab}>
            <TabWords {...item} />
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

export interface TabLink {
  id: string;
  label: string;
  href: string;
  icon?: LucideIcon;
  count?: number;
  isCurrent?: boolean;
}

export interface TabLinksProps {
  /** What the pages are parts of, for a screen reader. */
  label: string;
  /** The tabs in their order: each with a label and where it leads. */
  items: TabLink[];
}

/** Tabs that are pages: each has its address, the back button works, and the page draws what is below. */
export function TabLinks({ label, items }: TabLinksProps) {
  const list = useChosenInSight();
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Anchor
          key={item.id}
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={styles.tab}
        >
          <TabWords {...item} />
        </Anchor>
      ))}
    </nav>
  );
}

/** On a phone the chosen tab may stand beyond the edge: the list is scrolled to it, the page is not. */
function useChosenInSight() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const chosen = list.querySelector('[aria-selected="true"], [aria-current]');
      if (!chosen) return;
      const [edge, place] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
      // One wider than the list shows its beginning.
      if (place.right > edge.right)
        list.scrollLeft += Math.min(place.right - edge.right, Math.max(0, place.left - edge.left));
      else if (place.left < edge.left) list.scrollLeft -= edge.left - place.left;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return ref;
}

function TabWords({ label, icon, count }: Pick<TabItem, 'label' | 'icon' | 'count'>) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
