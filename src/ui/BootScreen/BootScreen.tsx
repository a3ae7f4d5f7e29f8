import { Weave } from '../Weave/Weave';
import '../theme/fonts.css';
import '../theme/reset.css';
import * as styles from './BootScreen.css';

export interface BootScreenProps {
  /** Label; the language is not known to the router yet. */
  label?: string;
}

/** The first screen while the app loads: a small animated loom. It needs no provider and no script. */
export function BootScreen({ label = 'Carregando...' }: BootScreenProps) {
  return (
    <div className={styles.screen} role="status">
      <Weave kind="loom" />
      <p className={styles.words}>{label}</p>
    </div>
  );
}
