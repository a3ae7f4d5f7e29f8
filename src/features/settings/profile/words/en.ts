import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Profile',
  lead: 'How others see you, and how you like to use Trama.',
  picture: {
    title: 'Picture',
    label: 'Change the picture',
    note: 'The picture is cropped to a square and saved without the camera’s data.',
    unreadable: 'This browser could not open the picture. Try another one.',
    saved: 'Picture saved',
    remove: 'Remove the picture',
    removed: 'Picture removed',
    notRemoved: 'The picture could not be removed',
  },
  name: {
    title: 'Name',
    label: 'Full name',
    missing: 'Enter your name.',
    save: 'Save name',
    saved: 'Name saved',
    failed: 'The name could not be saved',
    conflict: 'The name changed while you were typing',
  },
  preferences: 'Preferences',
  preferencesText: 'They apply right away and follow you to every browser.',
  language: 'Language',
  languages: { 'pt-BR': 'Português (Brasil)', en: 'English' },
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light' },
  density: 'List rows',
  densities: { compact: 'Compact', comfortable: 'Comfortable' },
  timeZone: 'Time zone',
  browserZone: 'This browser’s',
  now: 'Now: {now}',
} satisfies Like<typeof pt>;
