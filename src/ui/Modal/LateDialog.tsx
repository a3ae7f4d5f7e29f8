import { latePart } from '../overlays/late-part';
import type { DialogFrameProps } from './DialogFrame';

const useParts = latePart(() => import('./DialogFrame'));

/** A panel over the page, wherever its classes place it. While busy nothing closes it. */
export function LateDialog(props: DialogFrameProps) {
  const parts = useParts(props.isOpen);
  return parts && <parts.DialogFrame {...props} />;
}
