import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../theme/fonts.css';
import '../theme/reset.css';
import { RouterContext } from './router';

export interface UiProviderProps {
  /** The language of the components' own words, of days and of figures. */
  locale: 'pt-BR' | 'en';
  /** Goes to an address without loading the page again. */
  navigate: (href: string) => void;
  /** Turns an address of ours into one the browser may open, as a router's `useHref` does. */
  useHref?: (href: string) => string;
  /** The app. */
  children: ReactNode;
}

const asItIs = (href: string) => href;

/** Gives all components their language and their router. One, around the whole app. */
export function UiProvider({ locale, navigate, useHref, children }: UiProviderProps) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  const router = useMemo(() => ({ navigate, useHref: useHref ?? asItIs }), [navigate, useHref]);
  return (
    <I18nProvider locale={locale === 'en' ? 'en-US' : locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        <RouterContext value={router}>{children}</RouterContext>
      </RouterProvider>
    </I18nProvider>
  );
}
