import { createContext, useContext } from 'react';

interface Router {
  navigate: (href: string) => void;
}

/** The navigation of plain links: by the app's router, or by the browser without a provider. */
export const RouterContext = createContext<Router>({
  navigate: (href) => location.assign(href),
});

/** Returns whether a press has no modifier key that opens another tab or window, or saves the link. */
export const isPlainPress = (press: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey);

/** Returns the router of `UiProvider`. */
export const useRouter = () => useContext(RouterContext);
