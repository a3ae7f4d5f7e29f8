import { type ReactNode, Suspense } from 'react';
import { OnItsWay } from './OnItsWay';

export interface AskedProps {
  /** Lets go of what was asked for. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog or a sheet that comes when it is asked for: Escape lets it go while it is on its way, and what is typed waits for it. */
export function Asked({ onClose, children }: AskedProps) {
  return <Suspense fallback={<OnItsWay onClose={onClose} takesFocus />}>{children}</Suspense>;
}
