import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getCustomKeys, resetKeys, setShortcutsEnabled } from '../../kernel/shortcuts/custom-keys';
import { people, StoryApp } from '../../kit/testing/StoryApp';
import { pageRoute, routeStates } from '../../kit/testing/states';
import { paths } from '../../paths';
import * as page from './KeysPage';

const meta = {
  component: StoryApp,
  args: { at: paths.keys(), routes: [pageRoute(paths.keys.pattern, page)], person: people.viewer },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    resetKeys();
    setShortcutsEnabled(true);
    return () => {
      resetKeys();
      setShortcutsEnabled(true);
    };
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const lineOf = async (canvas: Canvas, group: string, name: string) => {
  const list = within(await canvas.findByRole('list', { name: group }));
  return within(list.getByText(name).closest('li') as HTMLElement);
};
const list = 'Listas';

export const AsDelivered: Story = {};

/** A key is changed by pressing another, and taken back. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas, list, 'Próxima linha');
    await userEvent.click(line.getByRole('button', { name: /^Mudar a tecla/ }));
    await userEvent.keyboard('n');
    await waitFor(() => expect(getCustomKeys().keys).toEqual({ j: 'n' }));
    await expect(line.getByText('N')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Restaurar a tecla de “Próxima linha”' }));
    await expect(line.getByText('J')).toBeVisible();
  },
};

/** A key that another command has is told, and can be taken from it. */
export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas, list, 'Próxima linha');
    await userEvent.click(line.getByRole('button', { name: /^Mudar a tecla/ }));
    await userEvent.keyboard('k');
    await expect(await line.findByText('Essa tecla já é de “Linha anterior”.')).toBeVisible();
    await expect(getCustomKeys().keys).toEqual({});
    await userEvent.click(line.getByRole('button', { name: 'Usar aqui' }));
    await expect(getCustomKeys().keys).toEqual({ j: 'k', k: '' });
    const other = await lineOf(canvas, list, 'Linha anterior');
    await expect(other.getByText('↑')).toBeVisible();
    await expect(other.queryByText('K')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurar todos' }));
    await expect(other.getByText('K')).toBeVisible();
  },
};

/** What no command can have is said; Escape leaves all as it was. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await lineOf(canvas, 'Ir para', 'Projetos');
    await userEvent.click(line.getByRole('button', { name: /^Mudar a tecla/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await line.findByText(/Use uma letra/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line.queryByText(/Use uma letra/)).toBeNull());
    await expect(line.getByText('P')).toBeVisible();
    await expect(getCustomKeys().keys).toEqual({});
  },
};

export const SinglesOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Usar atalhos de uma tecla' }));
    await expect(getCustomKeys().singles).toBe('off');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

const states = routeStates(paths.keys.pattern);

/** The page asks for nothing: only its code can be awaited, or not be had. */
export const Loading: Story = states.loading;

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sem conexão com o servidor' })).toBeVisible();
  },
};
