import type { DialogProps } from '../Modal/DialogFrame';
import { LazyDialog } from '../Modal/LazyDialog';
import { scrim } from '../Modal/Modal.css';
import { drawer } from './Drawer.css';

export interface DrawerProps extends DialogProps {
  /** Width, if the window has the room. */
  size?: 's' | 'm' | 'l';
}

/** Details or a form at the side of the page, which stays visible. It traps the focus and restores it on close. */
export function Drawer({ size = 'm', ...props }: DrawerProps) {
  return <LazyDialog {...props} scrim={scrim} panel={drawer({ size })} />;
}
