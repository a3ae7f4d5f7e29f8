import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';

export interface AskedProps {
  /** Called when Escape cancels what is still loading. */
  onClose: () => void;
  children: ReactNode;
}

/** Lets Escape cancel a dialog while its code is loading. */
function Loading({ onClose }: Pick<AskedProps, 'onClose'>) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}

/** A dialog or a sheet whose code loads when it is opened. */
export function Asked({ onClose, children }: AskedProps) {
  return <Suspense fallback={<Loading onClose={onClose} />}>{children}</Suspense>;
}
