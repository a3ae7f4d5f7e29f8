import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { people, StoryApp } from '../kit/story/StoryApp';
import { paths } from '../paths';
import * as page from './FrontPage';

const meta = {
  component: StoryApp,
  args: { at: paths.front(), routes: [{ path: paths.front.pattern, ...page }] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ways in stand beside the title, before anything of the product has come. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    const [signUp] = await canvas.findAllByRole('link', { name: 'Criar conta' });
    await expect(signUp).toHaveAttribute('href', '/signup');
    await expect(canvas.getAllByRole('link', { name: 'Entrar' })[0]).toBeVisible();
    const table = await canvas.findByRole('grid', { name: 'Etapas' });
    await expect(within(table).getByRole('row', { name: /Ligar o descarte ao CLP/ })).toHaveTextContent('Bloqueada');
  },
};

/** What is shown is the product: a tick counts, and the last one ends the step. */
export const Ticking: Story = {
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('checkbox', { name: 'Passar o cabo pela calha' });
    await expect(canvas.getByText('2 de 4 subetapas')).toBeVisible();
    await user.click(part);
    await expect(canvas.getByText('3 de 4 subetapas')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: 'Travar o foco da lente' }));
    await waitFor(() => expect(canvas.getByText('4 de 4 subetapas')).toBeVisible());
    const mine = within(canvas.getByRole('list', { name: 'Meu trabalho' }));
    await user.click(mine.getByRole('checkbox', { name: 'Concluir Conferir os sensores da câmara 2' }));
    await expect(mine.getByText('Concluída')).toBeVisible();
  },
};

/** Cards are moved as in the product, by the keyboard too. */
export const Moving: Story = {
  play: async ({ canvas }) => {
    const board = within(await canvas.findByRole('region', { name: 'Etapas' }));
    const todo = board.getByRole('group', { name: 'A fazer' });
    within(todo).getByRole('row').focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const under_way = within(board.getByRole('group', { name: 'Em andamento' }));
    await waitFor(() => expect(under_way.getByRole('row', { name: 'Treinar os operadores do turno' })).toBeVisible());
  },
};

/** Somebody who is signed in goes on to work. */
export const SignedIn: Story = {
  args: { person: people.admin },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('link', { name: 'Abrir o espaço de trabalho' });
    await expect(open).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Criar conta' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
