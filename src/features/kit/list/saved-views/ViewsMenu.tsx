import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '#ui';
import { useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import { CancelOnEscape } from '../../../kernel/shortcuts/CancelOnEscape';
import type { Codec } from '../address/view';
import * as styles from '../toolbar/Toolbar.css';
import type { Scope } from './queries';
import { removeView } from './remove-view';
import { useSavedViews } from './use-saved-views';
import { savedWords } from './words';

const SaveView = lazyComponent(() => import('./SaveView'), 'SaveView');

export interface ViewsMenuProps<Values extends object> {
  scope: Scope;
  /** Codec of the list's query. */
  codec: Codec<Values>;
  /** Current values of the list. */
  values: Values;
  onChange: (values: Values) => void;
}

/** Menu of the person's saved views: apply, save and delete. */
export function ViewsMenu<Values extends object>({ scope, codec, values, onChange }: ViewsMenuProps<Values>) {
  const t = useWords(savedWords);
  const [isSaving, setSaving] = useState(false);
  const { here, views, current, canBeSaved } = useSavedViews(scope, codec, values);
  const choose = (id: string) => {
    const chosen = views.find((each) => each.id === id);
    onChange(chosen ? codec.read(new URLSearchParams(chosen.query)) : codec.usual);
  };
  return (
    <>
      <MenuTrigger>
        <Button aria-label={t('label')} weight="soft" tone={current ? 'accent' : 'neutral'} icon={Bookmark}>
          <span className={styles.words}>{t('short')}</span>
        </Button>
        <Menu label={t('label')}>
          <MenuSection
            label={t('label')}
            selectedKey={here ? (current?.id ?? 'none') : 'usual'}
            onSelectionChange={choose}
          >
            <MenuItem id="usual">{t(scope === 'steps' ? 'usual' : 'everything')}</MenuItem>
            {views.map(({ id, name }) => (
              <MenuItem key={id} id={id}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSeparator />
          <MenuItem id="save" icon={BookmarkPlus} isDisabled={!canBeSaved} onAction={() => setSaving(true)}>
            {t('save')}
          </MenuItem>
          {current && (
            <MenuItem id="delete" icon={Trash2} tone="critical" onAction={() => removeView(current)}>
              {t('delete', { name: current.name })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {isSaving && (
        <Suspense fallback={<CancelOnEscape onClose={() => setSaving(false)} />}>
          <SaveView scope={scope} query={here} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
