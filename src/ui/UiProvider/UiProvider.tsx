import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../theme/fonts.css';
import '../theme/reset.css';
import { RouterContext } from './router';

export interface UiProviderProps {
  /** The language of the components' own words, of days and of figures. */
  locale: 'pt-BR' | 'en';
  /** Goes to an address without loading the page again. The same function always, or all links are drawn anew. */
  navigate: (href: string) => void;
  /** The app. */
  children: ReactNode;
}

/** Gives all components their language and their router. One, around the whole app. */
export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  const router = useMemo(() => ({ navigate }), [navigate]);
  return (
    <I18nProvider locale={locale === 'en' ? 'en-US' : locale}>
      <RouterProvider navigate={navigate}>
        <RouterContext value={router}>{children}</RouterContext>
      </RouterProvider>
    </I18nProvider>
  );
}
