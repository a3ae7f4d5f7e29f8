import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge, IconButton, Inline, Menu, MenuTrigger, Section, Select, Stack, Switch, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { cellKey } from '../../kit/tray/use-tray';
import { areas } from '../data/access';
import { useNames } from '../use-names';
import type { ShownProps } from './Matrix';
import { lackingFor, willHave } from './pending-changes';
import { useRoleActs } from './use-acts';
import { matrixWords } from './words';

/** One role at a time, for where there is no room for all of them. */
export function RoleSwitches({ roles, permissions, all, tray: { tray, toggle }, onOpen }: ShownProps) {
  const t = useWords(matrixWords);
  const names = useNames();
  const can = useCan();
  const actsOf = useRoleActs(onOpen);
  const [chosen, setChosen] = useState(roles.find(({ code }) => code !== 'admin')?.id);
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (!role) return null;
  const isFixed = (code: string) => role.code === 'admin' || !can('manage:rbac') || !can(code);
  return (
    <Stack space="l">
      <Inline space="s" align="end" wrap={false}>
        <Select
          label={t('role')}
          options={roles.map((each) => ({ id: each.id, label: names.role(each) }))}
          value={role.id}
          onChange={setChosen}
        />
        <MenuTrigger>
          <IconButton label={t('actsOf', { name: names.role(role) })} icon={Ellipsis} weight="soft" />
          <Menu label={t('actsOf', { name: names.role(role) })} items={actsOf(role)} />
        </MenuTrigger>
      </Inline>
      <Text size="s" tone="secondary">
        {t('people', { count: role.users_count })}
      </Text>
      {areas.map((area) => {
        const inside = permissions.filter((each) => each.area === area);
        if (inside.length === 0) return null;
        return (
          <Section key={area} title={names.area(area)}>
            <Stack space="s">
              {inside.map((permission) => {
                const isOn = willHave(tray, permission, role);
                const waits = tray.has(cellKey(permission.id, role.id));
                const lacking = isOn ? lackingFor(tray, permission, role, all).map(names.permission).join(', ') : '';
                return (
                  <Stack key={permission.id} space="none">
                    <Switch
                      isSelected={isOn}
                      isReadOnly={isFixed(permission.code)}
                      onChange={() => toggle(permission, role)}
                    >
                      {names.permission(permission)}
                    </Switch>
                    {waits && <Badge tone={isOn ? 'positive' : 'critical'}>{t(isOn ? 'willGive' : 'willTake')}</Badge>}
                    {lacking && (
                      <Text size="s" tone="secondary">
                        {t('requires', { names: lacking })}
                      </Text>
                    )}
                  </Stack>
                );
              })}
            </Stack>
          </Section>
        );
      })}
    </Stack>
  );
}
