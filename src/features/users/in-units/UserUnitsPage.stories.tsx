import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { answers, people, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { manager, reader, sampleUsers } from '../sample';
import * as page from './UserUnitsPage';

const [matriz, campinas] = people.admin.units;
const unitOf = (unit: object | undefined) => ({ code: null, users_count: 2, my_role: null, ...unit });
const units = answers('get', '/api/units', listOf(unitOf(matriz), unitOf(campinas)));
const states = statesOf({
  get: '/api/users',
  filled: listOf(...sampleUsers),
  empty: listOf(),
  permission: 'view:users',
  beside: [units],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.userUnits(),
    routes: [pageRoute(paths.userUnits.pattern, page)],
    person: { ...manager, permissions: [...manager.permissions, 'view:user_units'] },
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('checkbox', { name });

/** Everybody down, all units across. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await cell(/^Tiago Albuquerque, Filial Campinas$/)).toBeChecked();
    await expect(canvas.getByRole('grid', { name: 'Pessoas de cada unidade' })).toBeVisible();
  },
};

/** Changes wait in the tray, in words; one that is taken out of it is as it was. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await user.click(await cell(/^Joana Lima, Filial Campinas$/));
    await user.click(await cell(/^Helena Prado, Matriz São Paulo$/));
    await expect(await cell(/^Joana Lima, Filial Campinas, vai entrar$/)).toBeChecked();
    const tray = within(await canvas.findByRole('region', { name: 'Mudanças por enviar' }));
    await expect(tray.getByText('2 mudanças por enviar')).toBeVisible();
    await user.click(tray.getByRole('button', { name: 'Ver uma por uma' }));
    await user.click(await tray.findByRole('button', { name: /^Desfazer: Helena Prado sai de / }));
    await expect(await tray.findByText('1 mudança por enviar')).toBeVisible();
    await expect(await cell(/^Helena Prado, Matriz São Paulo$/)).toBeChecked();
  },
};

/** Whoever manages no unit looks and changes nothing. */
export const ReadOnly: Story = {
  args: { person: { ...reader, permissions: [...reader.permissions, 'view:units', 'view:user_units'] } },
  play: async () => {
    await expect(await cell(/^Joana Lima, Filial Campinas$/)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What is looked for in either direction stands in the address. */
export const NothingMatches: Story = {
  args: { at: `${paths.userUnits()}?people=lua` },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Limpar a busca' }));
    await cell(/^Joana Lima, Filial Campinas$/);
  },
};

export const Loading: Story = states.loading;

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:users/)).toBeVisible();
  },
};

/** On a phone one unit at a time. */
export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};
