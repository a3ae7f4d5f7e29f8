import { Bell, BookOpen, Braces, CircleUser, CreditCard, Languages, LogOut, MonitorX, Moon, Sun } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  Avatar,
  Badge,
  Button,
  lazyModule,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  useLazyModule,
  useUnreadNotices,
  VisuallyHidden,
} from '#ui';
import { useWords } from '../features/kernel/language';
import { lazyComponent } from '../features/kernel/lazy-component';
import { type Language, setPreferences, type Theme, usePreferences } from '../features/kernel/preferences';
import { usePerson, useSession } from '../features/kernel/session';
import { CancelOnEscape } from '../features/kernel/shortcuts/CancelOnEscape';
import { useUnreadCount } from '../features/notifications/public';
import { paths } from '../features/paths';
import { words } from './words';

const liveLine = lazyModule(() => import('../features/notifications/LiveLine'), { isPrefetched: false });
const personAvatar = lazyModule(() => import('../features/kernel/PersonAvatar'), { isPrefetched: false });
const NotificationPanel = lazyComponent(() => import('./NotificationPanel'), 'NotificationPanel');

/** Who is signed in, with what was said to them, theme, language and the way out. */
export function UserMenu() {
  const t = useWords(words);
  const { theme, language } = usePreferences();
  const session = useSession();
  const person = usePerson();
  const unread = useUnreadNotices() + useUnreadCount(person?.is_member ?? false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const live = useLazyModule(liveLine, person?.is_member === true);
  const avatar = useLazyModule(personAvatar, Boolean(person?.avatar_at), { mayFail: true });
  if (!person) return null;
  const menu = (
    // Fetched ahead of whoever knows the way: what they press next is for the panel.
    <MenuTrigger onOpenChange={(isOpen) => isOpen && NotificationPanel.prefetch()}>
      <Button weight="quiet" tone="neutral" size="s">
        {person.avatar_at && avatar ? (
          <avatar.PersonAvatar person={person} size="s" />
        ) : (
          <Avatar name={person.name} size="s" />
        )}
        <VisuallyHidden>{t('userMenu', { name: person.name })}</VisuallyHidden>
        {unread > 0 && (
          <Badge tone="critical">
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{t('notifications.unread', { count: unread })}</VisuallyHidden>
          </Badge>
        )}
      </Button>
      <Menu label={person.name}>
        <MenuSection label={person.email}>
          <MenuItem id="account" icon={CircleUser} href={paths.account()}>
            {t('account')}
          </MenuItem>
          {person.is_member && (
            <MenuItem id="billing" icon={CreditCard} href={paths.billing()}>
              {t('billing')}
            </MenuItem>
          )}
          <MenuItem
            id="notifications"
            icon={Bell}
            note={unread > 0 ? t('notifications.unread', { count: unread }) : undefined}
            onAction={() => setPanelOpen(true)}
          >
            {t('notifications.title')}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="docs" icon={BookOpen} onAction={() => window.open('/docs/', '_blank', 'noopener')}>
          {t('docs')}
        </MenuItem>
        <MenuItem id="api" icon={Braces} onAction={() => window.open('/api-reference', '_blank', 'noopener')}>
          {t('api')}
        </MenuItem>
        <MenuSeparator />
        <MenuSection
          label={t('theme')}
          selectedKey={theme}
          onSelectionChange={(id) => setPreferences({ theme: id as Theme })}
        >
          <MenuItem id="dark" icon={Moon}>
            {t('dark')}
          </MenuItem>
          <MenuItem id="light" icon={Sun}>
            {t('light')}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection
          label={t('language')}
          selectedKey={language}
          onSelectionChange={(id) => setPreferences({ language: id as Language })}
        >
          <MenuItem id="pt-BR" icon={Languages}>
            {t('portuguese')}
          </MenuItem>
          <MenuItem id="en" icon={Languages}>
            {t('english')}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="leave" icon={LogOut} onAction={() => session.send({ type: 'leave' })}>
          {t('logout')}
        </MenuItem>
        <MenuItem id="leave-everywhere" icon={MonitorX} onAction={() => session.send({ type: 'leave everywhere' })}>
          {t('logoutAll')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
  return (
    <>
      {menu}
      {person.is_member && live && <live.LiveLine />}
      {isPanelOpen && <PanelWhileHere onClose={() => setPanelOpen(false)} />}
    </>
  );
}

/** What was said to the person: what leads from it to another page is done with it. */
function PanelWhileHere({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const [openAt] = useState(key);
  const isLeft = key !== openAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody has left.
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft]);
  if (isLeft) return null;
  return (
    <Suspense fallback={<CancelOnEscape onClose={onClose} />}>
      <NotificationPanel onClose={onClose} />
    </Suspense>
  );
}
