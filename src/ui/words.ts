import { useLocale } from 'react-aria-components/I18nProvider';

const pt = {
  close: 'Fechar',
  closeMenu: 'Fechar o menu',
  showPassword: 'Mostrar senha',
  clear: 'Limpar',
  openCalendar: 'Abrir o calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  choose: 'Escolha uma opção',
  required: 'obrigatório',
  skipToContent: 'Pular para o conteúdo',
  working: 'Um momento',
  notices: 'Avisos',
  breadcrumbs: 'Caminho até esta página',
  noRows: 'Nada para mostrar aqui.',
  scrolls: 'role para o lado para ver todas as colunas',
  error: 'Erro',
  warning: 'Atenção',
  success: 'Concluído',
  info: 'Informação',
};

const en: typeof pt = {
  close: 'Close',
  closeMenu: 'Close the menu',
  showPassword: 'Show password',
  clear: 'Clear',
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  choose: 'Choose an option',
  required: 'required',
  skipToContent: 'Skip to content',
  working: 'One moment',
  notices: 'Notices',
  breadcrumbs: 'Breadcrumbs',
  noRows: 'Nothing to show here.',
  scrolls: 'scroll sideways to see all columns',
  error: 'Error',
  warning: 'Warning',
  success: 'Done',
  info: 'Information',
};

let disguise = <Words>(words: Words): Words => words;

/** Replaces English by a pseudo-locale, so that untranslated text stands out. For Storybook. */
export const disguiseWords = (by: typeof disguise) => {
  disguise = by;
};

/** Returns words of single components, kept separate from those of the first page. */
export function useWordsOf<Words>({ pt, en }: { pt: Words; en: NoInfer<Words> }): Words {
  return useLocale().locale.startsWith('pt') ? pt : disguise(en);
}

/**
 * Returns the design system's own words in the locale of the nearest `UiProvider`. All other words come from the
 * caller.
 */
export const useWords = () => useWordsOf({ pt, en });
