import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import type { DialogFrameProps } from './DialogFrame';

const partsModule = lazyModule(() => import('./DialogFrame'));

/** A modal panel whose position comes from its classes. It cannot be closed while pending. */
export function LazyDialog(props: DialogFrameProps) {
  const parts = useLazyModule(partsModule, props.isOpen);
  return parts && <parts.DialogFrame {...props} />;
}
