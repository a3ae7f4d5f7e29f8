import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#ui';
import { useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import * as styles from '../toolbar/Toolbar.css';
import type { ViewsMenuProps } from './ViewsMenu';
import { savedWords } from './words';

// Most visits use no saved view, so the menu loads lazily.
const ViewsMenu = lazyComponent(() => import('./ViewsMenu'), 'ViewsMenu');

/** The saved views of a list; while loading, a placeholder of the button's size. */
export function SavedViews<Values extends object>(props: ViewsMenuProps<Values>) {
  const t = useWords(savedWords);
  const room = (
    <Button aria-label={t('label')} weight="soft" tone="neutral" icon={Bookmark} isDisabled>
      <span className={styles.words}>{t('short')}</span>
    </Button>
  );
  return (
    <Suspense fallback={room}>
      {/* The lazy-loaded component has lost its type parameter. */}
      <ViewsMenu {...(props as unknown as ViewsMenuProps<object>)} />
    </Suspense>
  );
}
