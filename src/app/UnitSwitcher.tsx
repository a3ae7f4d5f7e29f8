import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, VisuallyHidden } from '#ui';
import { useWords } from '../features/kernel/language';
import { saveSelection, useSelectedUnit } from '../features/kernel/selection';
import { usePerson } from '../features/kernel/session';
import { useIsNarrow } from '../features/kernel/use-is-narrow';
import * as styles from './UnitSwitcher.css';
import { words } from './words';

const all = 'all';

/** The unit that every list shows while its address says nothing else: one of the person's, or all of them. */
export function UnitSwitcher() {
  const t = useWords(words);
  const units = usePerson()?.units;
  const kept = useSelectedUnit();
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const current = units?.find(({ id }) => id === kept);
  // One that they are not in any more is let go of.
  const isLost = units !== undefined && kept !== undefined && !current;
  useEffect(() => {
    if (isLost) saveSelection({ unit: undefined });
  }, [isLost]);
  if (!units || units.length < 2) return null;
  const choose = (unit: string) => {
    saveSelection({ unit: unit === all ? undefined : unit });
    const query = new URLSearchParams(location.search);
    if (!query.has('unit')) return;
    query.delete('unit');
    void navigate({ search: String(query) }, { replace: true });
  };
  const name = current?.name ?? t('allUnits');
  return (
    <MenuTrigger>
      <Button weight="quiet" tone="neutral" size="s" icon={Building2}>
        <VisuallyHidden>{t('unitMenu', { name })}</VisuallyHidden>
        {!isNarrow && (
          <span aria-hidden="true" className={styles.name}>
            {name}
          </span>
        )}
      </Button>
      <Menu label={t('unitLabel')}>
        <MenuSection label={t('unitLabel')} selectedKey={current?.id ?? all} onSelectionChange={choose}>
          {[{ id: all, name: t('allUnits') }, ...units].map((unit) => (
            <MenuItem key={unit.id} id={unit.id}>
              {unit.name}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
