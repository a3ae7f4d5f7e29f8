import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import { memo, type ReactNode, useEffect } from 'react';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/Anchor';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './Sidebar.css';

const drawerModule = lazyModule(() => import('./SidebarDrawer'), { isPrefetched: false });
const wideEnough = '(min-width: 48rem)';

export interface SidebarItem {
  id: string;
  label: string;
  href: string;
  icon?: LucideIcon;
  isCurrent?: boolean;
  /** How many things wait there, and that in words: `3`, `3 convites esperando`. Nothing waits where it is left out. */
  waiting?: { count: number; label: string };
  /** Shown below it while the sidebar is expanded. */
  children?: SidebarItem[];
}

export interface SidebarProps {
  /** The places, in their order, and groups of them. */
  items: SidebarItem[];
  /** The navigation's name for a screen reader. */
  label: string;
  /** 16rem with words, or 3rem with icons. Below 768 px it is a drawer either way. */
  isExpanded: boolean;
  /** Whether the drawer is open, on a phone. */
  isDrawerOpen: boolean;
  /** Called when the drawer opens or closes. */
  onDrawerOpenChange: (isOpen: boolean) => void;
  /** Above the items: the product's name. It is told whether there is room for words. */
  brand?: (hasWords: boolean) => ReactNode;
  /** Below the items. It is told whether there is room for words. */
  footer?: (hasWords: boolean) => ReactNode;
}

/** The way to every page: beside the content, or over it as a drawer on a phone. */
export function Sidebar({ isExpanded, isDrawerOpen, onDrawerOpenChange, label, ...content }: SidebarProps) {
  const words = useWords();
  const drawer = useLazyModule(drawerModule, isDrawerOpen);

  // Only a phone needs the drawer.
  useEffect(() => {
    if (!matchMedia(wideEnough).matches) void drawerModule.fetch().catch(() => undefined);
  }, []);

  // A drawer left open by a turned tablet would cover the sidebar that is now beside it.
  useEffect(() => {
    if (!isDrawerOpen) return;
    const wide = matchMedia(wideEnough);
    const close = () => wide.matches && onDrawerOpenChange(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isDrawerOpen, onDrawerOpenChange]);

  return (
    <>
      <div className={styles.beside({ isExpanded })}>
        <Content {...content} label={label} hasWords={isExpanded} />
      </div>
      {drawer && (
        <drawer.SidebarDrawer label={label} isOpen={isDrawerOpen} onOpenChange={onDrawerOpenChange}>
          <Content
            {...content}
            label={label}
            hasWords
            onLeave={() => onDrawerOpenChange(false)}
            leaveLabel={words.closeMenu}
          />
        </drawer.SidebarDrawer>
      )}
    </>
  );
}

interface ContentProps extends Pick<SidebarProps, 'items' | 'label' | 'brand' | 'footer'> {
  hasWords: boolean;
  /** In the drawer: how to close it, and its name. */
  onLeave?: () => void;
  leaveLabel?: string;
}

function Content({ items, label, brand, footer, hasWords, onLeave, leaveLabel }: ContentProps) {
  return (
    <nav aria-label={label} className={styles.content}>
      {(brand || onLeave) && (
        <div className={styles.brand({ hasWords })}>
          {brand?.(hasWords)}
          {onLeave && (
            <div className={styles.close}>
              <ButtonElement
                className={button({ tone: 'neutral', weight: 'quiet', size: 's', shape: 'icon' })}
                aria-label={leaveLabel}
                onPress={onLeave}
              >
                <Icon icon={X} />
              </ButtonElement>
            </div>
          )}
        </div>
      )}
      <div className={styles.nav}>
        <ul className={styles.list}>
          {items.map(({ id, children, ...item }) => (
            <li key={id}>
              <Place {...item} hasWords={hasWords} onLeave={onLeave} />
              {hasWords && children && (
                <ul className={styles.children}>
                  {children.map(({ id: childId, children: _, ...child }) => (
                    <li key={childId}>
                      <Place {...child} hasWords onLeave={onLeave} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      {footer && <div className={styles.footer({ hasWords })}>{footer(hasWords)}</div>}
    </nav>
  );
}

interface PlaceProps extends Omit<SidebarItem, 'id' | 'children'> {
  hasWords: boolean;
  onLeave?: () => void;
}

/** Drawn anew only when something of it has changed: a step to another page changes two of them. */
const Place = memo(function Place({ label, href, icon, isCurrent, waiting, hasWords, onLeave }: PlaceProps) {
  return (
    <Tooltip text={waiting ? `${label}: ${waiting.label}` : label} placement="end" isDisabled={hasWords}>
      <Anchor
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onPress={onLeave}
        className={styles.place({ hasWords })}
      >
        {icon && <Icon icon={icon} />}
        <span className={styles.words({ hasWords })}>{label}</span>
        {waiting && (
          <span className={styles.waiting({ hasWords })}>
            <span aria-hidden="true">{waiting.count > 99 ? '99+' : waiting.count}</span>
            <VisuallyHidden>{waiting.label}</VisuallyHidden>
          </span>
        )}
      </Anchor>
    </Tooltip>
  );
});
