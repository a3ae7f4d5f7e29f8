import { Text, Weave } from '#ui';
import { useWords } from '../../kernel/language';
import { WayIn } from '../WayIn';
import { MyDay } from './MyDay';
import * as styles from './Scenes.css';
import { StepsBoard } from './StepsBoard';
import { Ticking } from './Ticking';
import { words } from './words';

const scenes = [
  { id: 'day', Piece: MyDay, shape: 'beside' },
  { id: 'ticking', Piece: Ticking, shape: 'turned' },
  { id: 'board', Piece: StepsBoard, shape: 'below' },
] as const;

/** What those who use the product say of it, each beside the part of it that they mean. */
export function Scenes() {
  const t = useWords(words);
  return (
    <>
      {scenes.map(({ id, Piece, shape }) => (
        <section key={id} className={styles.scene({ shape })}>
          <div className={styles.said({ shape })}>
            <Text size="s" weight="medium" tone="accent">
              {t(`scene.${id}.who`)}
            </Text>
            <h2 className={styles.title}>{t(`scene.${id}.title`)}</h2>
            <Text tone="secondary">{t(`scene.${id}.text`)}</Text>
          </div>
          <div className={styles.piece}>
            <Piece />
          </div>
        </section>
      ))}
      <section className={styles.end}>
        <Weave kind="cloth" />
        <div className={styles.endWords}>
          <h2 className={styles.title}>{t('endTitle')}</h2>
          <Text tone="secondary">{t('end')}</Text>
          <WayIn />
        </div>
      </section>
    </>
  );
}
