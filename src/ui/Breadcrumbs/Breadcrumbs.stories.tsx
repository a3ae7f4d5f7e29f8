import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Projetos', href: '/projects' },
      { label: 'Retrofit da prensa 2', href: '/projects/p1' },
      { label: 'Comissionamento' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Caminho até esta página' })).toBeVisible();
    await expect(canvas.getByText('Comissionamento')).toHaveAttribute('aria-current', 'page');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
