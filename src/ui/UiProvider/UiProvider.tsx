import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../theme/fonts.css';
import '../theme/reset.css';
import { RouterContext } from './router';

export interface UiProviderProps {
  /** Locale of built-in texts, dates and numbers. */
  locale: 'pt-BR' | 'en';
  /** Navigates without a page load. Must be stable, because every link re-renders when it changes. */
  navigate: (href: string) => void;
  /** App. */
  children: ReactNode;
}

/** Provides locale and router to all components. Render one around the app. */
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
