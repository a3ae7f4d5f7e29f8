import { useLocale } from 'react-aria-components/I18nProvider';

const pt = {
  close: 'Fechar',
  closeMenu: 'Fechar o menu',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  required: 'Campo obrigatório',
  optional: 'opcional',
  clear: 'Limpar',
  openCalendar: 'Abrir o calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  choose: 'Escolha uma opção',
  skipToContent: 'Pular para o conteúdo',
  loading: 'Carregando...',
  working: 'Um momento',
  notices: 'Avisos',
  breadcrumbs: 'Caminho até esta página',
  noRows: 'Nada para mostrar aqui.',
  scrolls: 'role para o lado para ver todas as colunas',
  error: 'Erro',
  warning: 'Atenção',
  success: 'Concluído',
  info: 'Informação',
  otherWays: (act: string) => `Outras formas: ${act}`,
};

const en: typeof pt = {
  close: 'Close',
  closeMenu: 'Close the menu',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'Required field',
  optional: 'optional',
  clear: 'Clear',
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  choose: 'Choose an option',
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  working: 'One moment',
  notices: 'Notices',
  breadcrumbs: 'Path to this page',
  noRows: 'Nothing to show here.',
  scrolls: 'scroll sideways to see all columns',
  error: 'Error',
  warning: 'Attention',
  success: 'Done',
  info: 'Information',
  otherWays: (act: string) => `Other ways: ${act}`,
};

/** The design system's own words, in the language of the nearest `UiProvider`. All others come from the caller. */
export function useWords(): typeof pt {
  return useLocale().locale.startsWith('pt') ? pt : en;
}
