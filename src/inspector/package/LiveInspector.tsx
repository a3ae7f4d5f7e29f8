import { DevPage } from '../dev/DevPage';
import { Frame, type FrameProps } from './Frame';

/** The machines that run in the tabs of this origin which called `watchActors`: drawn as they go, and driven by hand. */
export function LiveInspector(frame: FrameProps) {
  return (
    <Frame {...frame}>
      <DevPage />
    </Frame>
  );
}
