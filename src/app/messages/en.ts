import type { Like } from '../../features/kernel/language';
import type pt from './pt-BR';

export default {
  navigation: 'Main navigation',
  toggleSidebar: 'Open or close the menu (Ctrl+B)',
  home: 'Home',
  myWork: 'My work',
  projects: 'Projects',
  allProjects: 'All projects',
  createProject: 'Create project',
  invitations: 'Invitations',
  waiting: '{count, plural, one {# invitation waiting} other {# invitations waiting}}',
  settings: 'Settings',
  security: 'Security',
  userMenu: 'Menu of {name}',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  language: 'Language',
  portuguese: 'Português (Brasil)',
  english: 'English',
  docs: 'Documentation (new tab)',
  logout: 'Log out',
  logoutAll: 'Log out of all devices',
} as const satisfies Like<typeof pt>;
