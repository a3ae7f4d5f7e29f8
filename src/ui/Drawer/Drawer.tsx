import type { DialogProps } from '../Modal/DialogFrame';
import { LazyDialog } from '../Modal/LazyDialog';
import { scrim } from '../Modal/Modal.css';
import { drawer } from './Drawer.css';

export interface DrawerProps extends DialogProps {
  /** How wide it is, where the window has the room. */
  size?: 's' | 'm' | 'l';
}

/** Details or a form at the page's side, which stays in view. The focus stays inside and returns to what opened it. */
export function Drawer({ size = 'm', ...props }: DrawerProps) {
  return <LazyDialog {...props} scrim={scrim} panel={drawer({ size })} />;
}
