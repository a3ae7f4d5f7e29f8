import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  skip: 'Skip to content',
  navigation: 'Site navigation',
  services: 'Services',
  about: 'About',
  privacy: 'Privacy policy',
  contact: 'Contact',
  signIn: 'Sign in',
  signUp: 'Create account',
  open: 'Open Trama',
  left: 'You were signed out.',
  menu: 'Menu',
  theme: 'Switch between light and dark theme',
  company: 'Company',
  product: 'Product',
  docs: 'Documentation',
  api: 'API reference',
  tagline: 'Automation, software, and data for Brazilian industry.',
} satisfies Like<typeof ptBR>;
