import { Weave } from '../Weave/Weave';
import '../theme/fonts.css';
import '../theme/reset.css';
import * as styles from './BootScreen.css';

export interface BootScreenProps {
  /** The router has not said the language yet, so the caller may. */
  label?: string;
}

/** The first thing on screen while the app comes: a small loom at work. It needs no provider and no script of its own. */
export function BootScreen({ label = 'Carregando...' }: BootScreenProps) {
  return (
    <div className={styles.screen} role="status">
      <Weave kind="loom" />
      <p className={styles.words}>{label}</p>
    </div>
  );
}
