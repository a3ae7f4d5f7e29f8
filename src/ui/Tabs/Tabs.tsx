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
  /** Number of items inside. */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** Tabs in order, each with an id, a label and content. */
  items: TabItem[];
  /** Selected id (controlled). */
  selectedKey?: string;
  /** Initially selected id; the first by default. */
  defaultSelectedKey?: string;
  /** Called with the selected id. */
  onSelectionChange?: (key: string) => void;
}

/** Alternative views on the same page. If each has an address, use `TabLinks`. */
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
  /** Accessible name of the navigation. */
  label: string;
  /** Tabs in order, each with a label and an address. */
  items: TabLink[];
}

/** Tabs that are pages: each has an address, the back button works, and the route renders the content. */
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

/** Scrolls the selected tab into view within its list, without scrolling the page. */
function useChosenInSight() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const chosen = list.querySelector('[aria-selected="true"], [aria-current]');
      if (!chosen) return;
      const [edge, place] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
      // A tab that is wider than the list shows its start.
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
