import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

interface OpensInProps {
  /** What menus, dialogs and bubbles are put into, in place of the page's body. */
  layer: HTMLElement;
  children: ReactNode;
}

/** Puts what opens over the page where it keeps the styles of what opened it. */
export function OpensIn({ layer, children }: OpensInProps) {
  return <UNSAFE_PortalProvider getContainer={() => layer}>{children}</UNSAFE_PortalProvider>;
}
