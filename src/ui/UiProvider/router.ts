import { createContext, useContext } from 'react';

interface Router {
  navigate: (href: string) => void;
}

/** How a plain link goes somewhere: by the router around the app, or without one as the browser does. */
export const RouterContext = createContext<Router>({
  navigate: (href) => location.assign(href),
});

/** A press with none of the keys by which a browser opens a link in another tab or window, or saves it. */
export const isPlainPress = (press: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey);

/** The router that `UiProvider` was given. */
export const useRouter = () => useContext(RouterContext);
