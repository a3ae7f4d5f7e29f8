import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import type { DialogFrameProps } from './DialogFrame';

const partsModule = lazyModule(() => import('./DialogFrame'));

/** A panel over the page, wherever its classes place it. While busy nothing closes it. */
export function LazyDialog(props: DialogFrameProps) {
  const parts = useLazyModule(partsModule, props.isOpen);
  return parts && <parts.DialogFrame {...props} />;
}
