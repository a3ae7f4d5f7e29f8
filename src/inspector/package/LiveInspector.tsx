import { DevPage } from '../dev/DevPage';
import { Enclosure, type EnclosureProps } from './Enclosure';

/** The machines that run in the tabs of this origin which called `watchActors`: drawn as they go, and driven by hand. */
export function LiveInspector(frame: EnclosureProps) {
  return (
    <Enclosure {...frame}>
      <DevPage />
    </Enclosure>
  );
}
