import { lazy, Suspense, useEffect } from 'react';
import { Inline, Weave } from '#ui';
import { LanguageAndTheme } from '../kernel/LanguageAndTheme';
import { useWords } from '../kernel/language';
import * as styles from './FrontPage.css';
import { WayIn } from './WayIn';
import { words } from './words';

// The first paint is words; the product comes into the room that is kept for it.
const ProjectWindow = lazy(() =>
  import('./showcase/ProjectWindow').then((module) => ({ default: module.ProjectWindow })),
);
const Scenes = lazy(() => import('./showcase/Scenes').then((module) => ({ default: module.Scenes })));

/** What Trama is, shown by the product itself, and the ways in. */
export function Component() {
  'use no memo';
  const t = useWords(words);
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <div className={styles.frame}>
      <LanguageAndTheme />
      <main className={styles.main}>
        <section className={styles.hero}>
          <div className={styles.opening}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <Inline space="s">
              <WayIn mayEnter />
            </Inline>
          </div>
          <div className={styles.stage}>
            <Weave kind="cloth" />
            <div className={styles.window}>
              <Suspense>
                <ProjectWindow />
              </Suspense>
            </div>
          </div>
        </section>
        <Suspense>
          <Scenes />
        </Suspense>
      </main>
    </div>
  );
}
