import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { PermissionMatrix } from './PermissionMatrix';
import type { PermissionMatrixProps } from './types';

const groups = [
  { id: 'projects', label: 'Projetos' },
  { id: 'finance', label: 'Finanças' },
  { id: 'administration', label: 'Administração' },
];
const permissions = [
  { id: 'view:projects', label: 'Ver projetos', group: 'projects' },
  { id: 'create:projects', label: 'Criar projetos', group: 'projects' },
  { id: 'manage:projects', label: 'Administrar todos os projetos', group: 'projects', mark: 'Sensível' },
  { id: 'view:finance', label: 'Ver finanças', group: 'finance' },
  { id: 'view:finance_accounts', label: 'Ver contas', group: 'finance' },
  { id: 'view:rbac', label: 'Ver papéis e permissões', group: 'administration' },
].map((each) => ({ ...each, code: each.id }));
const roles = [
  { id: 'admin', label: 'Administração', note: '1 pessoa', isLocked: true },
  { id: 'member', label: 'Equipe', note: '12 pessoas' },
  { id: 'support', label: 'Atendimento e pós-venda da filial Recife', note: '3 pessoas' },
  { id: 'viewer', label: 'Leitura', note: 'Ninguém' },
];
const first: Record<string, string[]> = {
  member: ['view:projects', 'create:projects'],
  support: ['create:projects'],
  viewer: ['view:projects'],
};

function Trying(props: PermissionMatrixProps) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set(['view:finance member', 'view:projects viewer']));
  return (
    <PermissionMatrix
      {...props}
      cellOf={(permission, role) => {
        const has = role === 'admin' || first[role]?.includes(permission) === true;
        const isChanged = changed.has(`${permission} ${role}`);
        const isOn = has !== isChanged;
        const isOdd =
          permission === 'create:projects' && isOn && !first[role]?.includes('view:projects') && role !== 'admin';
        return {
          isOn,
          change: isChanged ? (isOn ? 'given' : 'taken') : undefined,
          warning: isOdd ? 'Precisa de Ver projetos' : undefined,
        };
      }}
      onToggle={(permission, role) => {
        props.onToggle(permission, role);
        const key = `${permission} ${role}`;
        setChanged((old) => (old.has(key) ? new Set([...old].filter((each) => each !== key)) : new Set([...old, key])));
      }}
    />
  );
}

const meta = {
  component: PermissionMatrix,
  render: (args) => <Trying {...args} />,
  args: {
    label: 'Permissões dos papéis',
    permissions,
    roles,
    groups,
    cellOf: () => ({ isOn: false }),
    onToggle: fn(),
    menuOfRole: ({ id }) => [{ id: 'clone', label: 'Copiar', onAction: () => id }],
  },
} satisfies Meta<typeof PermissionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('checkbox', { name });

/** Pending changes and warnings have different markers; a fixed permission is a plain checkmark. */
export const Filled: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await cell(/Ver finanças, Equipe, será dada/)).toBeChecked();
    await expect(await cell(/Ver projetos, Leitura, será tirada/)).not.toBeChecked();
    await cell(/Criar projetos, Atendimento.*Precisa de Ver projetos/);
    const locked = await cell(/Ver projetos, Administração, sempre/);
    await userEvent.click(locked);
    await expect(locked).toBeChecked();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** Granted, revoked, with a warning, always on; and read-only. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <Trying {...args} />
      <Trying {...args} label="Permissões dos papéis, só leitura" isReadOnly menuOfRole={undefined} />
    </>
  ),
};

export const ByKeys: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(await cell(/Ver projetos, Administração/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('create:projects', 'member');
    await expect(await cell(/Criar projetos, Equipe, será tirada/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await cell(/Ver finanças, Equipe/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await cell(/Ver finanças, Leitura/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(screen.getByRole('button', { name: /Administração/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}ver pa');
    await expect(await cell(/Ver papéis e permissões, Administração/)).toHaveFocus();
  },
};

function Narrowed(props: PermissionMatrixProps) {
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <Button onPress={() => setNarrow(!isNarrow)}>Só alguns</Button>
      <Trying
        {...props}
        roles={isNarrow ? props.roles.slice(2) : props.roles}
        permissions={isNarrow ? props.permissions.slice(3) : props.permissions}
      />
    </>
  );
}

/**
 * Roles and permissions appear and disappear with the search and with changes by others; the focused cell keeps the
 * focus.
 */
export const ComingAndGoing: Story = {
  render: (args) => <Narrowed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await cell(/Ver contas, Atendimento/));
    // A programmatic click does not move the focus.
    const narrow = async () => (await canvas.findByRole('button', { name: 'Só alguns' })).click();
    for (const isNarrow of [true, false]) {
      await narrow();
      await waitFor(() => expect(screen.queryAllByRole('checkbox', { name: /Equipe/ })).toHaveLength(isNarrow ? 0 : 6));
      await expect(await cell(/Ver contas, Atendimento/)).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onToggle).toHaveBeenLastCalledWith('view:finance_accounts', 'support');
      await userEvent.keyboard('{ArrowRight}');
      await expect(await cell(/Ver contas, Leitura/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
    }
  },
};

/** A press on a role opens its menu. */
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Equipe' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copiar' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, menuOfRole: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await cell(/Ver projetos, Equipe/));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

const areas = Array.from({ length: 10 }, (_, index) => ({ id: String(index), label: `Área ${index + 1}` }));

/** Two hundred roles by sixty permissions: only a few hundred checkboxes are in the DOM at any position. */
export const TwoHundredBySixty: Story = {
  args: {
    groups: areas,
    permissions: Array.from({ length: 60 }, (_, index) => ({
      id: `view:${index}`,
      label: `Ver o assunto ${index + 1}`,
      code: `view:subject_${index + 1}`,
      group: String(index % 10),
    })),
    roles: Array.from({ length: 200 }, (_, index) => ({
      id: `r${index}`,
      label: `Papel ${index + 1}`,
      note: `${index}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const inPage = () => canvas.getAllByRole('checkbox').length;
    await expect(inPage()).toBeLessThan(900);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /assunto 60, Papel 200/ })).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: /assunto 60, Papel 200/ })).toBeVisible();
    await expect(inPage()).toBeLessThan(900);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /assunto 60, Papel 200, será dada/ })).toBeChecked();
  },
};

export const Nothing: Story = { args: { permissions: [] } };

export const InEnglish: Story = { globals: { locale: 'en' } };
