import { BookOpen, Languages, LogOut, MonitorX, Moon, Sun } from 'lucide-react';
import { Avatar, Button, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, VisuallyHidden } from '#ui';
import { useWords } from '../features/kernel/language';
import { type Language, prefer, type Theme, usePreferences } from '../features/kernel/preferences';
import { usePerson, useSession } from '../features/kernel/session';
import { words } from './words';

/** Who is signed in, with theme, language and the way out. */
export function UserMenu() {
  const t = useWords(words);
  const { theme, language } = usePreferences();
  const session = useSession();
  const person = usePerson();
  if (!person) return null;
  return (
    <MenuTrigger>
      <Button weight="quiet" tone="neutral" size="small">
        <Avatar name={person.name} size="small" />
        <VisuallyHidden>{t('userMenu', { name: person.name })}</VisuallyHidden>
      </Button>
      <Menu label={person.name}>
        <MenuSection label={t('theme')} selected={theme} onSelect={(id) => prefer({ theme: id as Theme })}>
          <MenuItem id="dark" icon={Moon}>
            {t('dark')}
          </MenuItem>
          <MenuItem id="light" icon={Sun}>
            {t('light')}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection label={t('language')} selected={language} onSelect={(id) => prefer({ language: id as Language })}>
          <MenuItem id="pt-BR" icon={Languages}>
            {t('portuguese')}
          </MenuItem>
          <MenuItem id="en" icon={Languages}>
            {t('english')}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection label={person.email}>
          <MenuItem id="docs" icon={BookOpen} onAction={() => window.open('/docs/', '_blank', 'noopener')}>
            {t('docs')}
          </MenuItem>
          <MenuItem id="leave" icon={LogOut} onAction={() => session.send({ type: 'leave' })}>
            {t('logout')}
          </MenuItem>
          <MenuItem id="leave-everywhere" icon={MonitorX} onAction={() => session.send({ type: 'leave everywhere' })}>
            {t('logoutAll')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
