import { useState } from 'react';
import { List, Select, Stack, Switch } from '#ui';
import { useWords } from '../../kernel/language';
import { cellKey, toggleCell } from '../../kit/tray/use-tray';
import { roleIn } from './memberships';
import { type UserUnitsShownProps, useMayChange } from './UserUnitsGrid';
import { userUnitWords } from './words';

/** On a phone one unit at a time, with everybody below it. */
export function UnitSwitches({ users, units, tray: { tray, keep } }: UserUnitsShownProps) {
  const t = useWords(userUnitWords);
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState(units[0]?.id);
  const unit = units.find(({ id }) => id === chosen) ?? units[0];
  if (!unit) return null;
  return (
    <Stack space="m">
      <Select
        label={t('unit')}
        options={units.map(({ id, name }) => ({ id, label: name }))}
        value={unit.id}
        onChange={setChosen}
      />
      <List label={unit.name} items={[...users]} frame="card" density="compact">
        {(user) => {
          const key = cellKey(user.id, unit.id);
          const isIn = roleIn(user, unit.id) !== undefined;
          const isOn = tray.get(key) ?? isIn;
          return (
            <Switch
              label={user.name}
              isSelected={isOn}
              isDisabled={!mayChange(unit) || (user.status === 'inactive' && !isOn)}
              onChange={() => keep((now) => toggleCell(now, key, isIn))}
            />
          );
        }}
      </List>
    </Stack>
  );
}
