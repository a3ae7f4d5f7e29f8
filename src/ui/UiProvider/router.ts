import { createContext, useContext } from 'react';

interface Router {
  navigate: (href: string) => void;
}

/** How a plain link goes somewhere: by the router around the app, or without one as the browser does. */
export const RouterContext = createContext<Router>({
  navigate: (href) => location.assign(href),
});

/** The router that `UiProvider` was given. */
export const useRouter = () => useContext(RouterContext);
