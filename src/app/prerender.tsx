// Run by `scripts/prerender.mjs` after the build, in Node: the pages of whoever is not signed in, as markup.
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component as ForgotPasswordPage } from '../features/auth/ForgotPasswordPage';
import { Component as SignInPage } from '../features/auth/SignInPage';
import { Component as SignUpPage } from '../features/auth/SignUpPage';
import { languages, themes, tryOn } from '../features/kernel/preferences';
import { type Session, SessionProvider } from '../features/kernel/session';
import { paths } from '../features/paths';
import { Root } from './Root';

const pages = [
  { path: paths.login.pattern, Component: SignInPage },
  { path: paths.signIn.pattern, Component: SignInPage },
  { path: paths.signUp.pattern, Component: SignUpPage },
  { path: paths.signUpAlias.pattern, Component: SignUpPage },
  { path: paths.forgotPassword.pattern, Component: ForgotPasswordPage },
];

const nobody = {
  getSnapshot: () => ({ context: {}, children: {}, matches: (value: unknown) => value === 'anonymous' }),
  subscribe: () => ({ unsubscribe() {} }),
} as unknown as Session;

/**
 * Without what the page's policy takes from scripts alone, and what the page loads anyway. The app gives the first field the
 * focus once it is there, the browser does before.
 */
const asTemplate = (markup: string) =>
  markup.replace(/ style="[^"]*"|<link[^>]*>/g, '').replace('<input ', '<input autofocus ');

function draw(path: string): string {
  const router = createMemoryRouter([{ Component: Root, children: pages }], { initialEntries: [path] });
  const markup = renderToStaticMarkup(
    <SessionProvider value={nobody}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  router.dispose();
  return asTemplate(markup);
}

/**
 * Each page in each language and theme, by its address: templates, of which `src/app/boot.js` shows the one that fits this
 * browser before there is an app.
 */
export const prerender = (): Record<string, string> =>
  Object.fromEntries(
    pages.map(({ path }) => {
      const templates = languages.flatMap((language) =>
        themes.map((theme) => {
          tryOn({ language, theme });
          return `<template data-for="${language} ${theme}">${draw(path)}</template>`;
        }),
      );
      return [path, `${templates.join('')}<prerendered-page></prerendered-page>`];
    }),
  );
