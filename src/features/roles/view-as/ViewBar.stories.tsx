import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { people, StoryApp } from '../../kit/testing/StoryApp';
import { ViewBar } from './ViewBar';

const viewing = (kind: 'person' | 'role', name: string) => ({
  kind,
  name,
  by: { id: people.admin.id, name: people.admin.name },
  ends_at: new Date(Date.now() + 600_000).toISOString(),
});

const meta = {
  component: StoryApp,
  args: {
    at: '/',
    routes: [{ path: '/', Component: ViewBar }],
    person: { ...people.viewer, viewing: viewing('person', people.viewer.name) },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is seen as, for how long, and the way out; around the page a frame. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vendo como Bruno Salles')).toBeVisible();
    await expect(canvas.getByText(/Termina em (10:00|9:5\d)\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sair da visão' })).toBeEnabled();
  },
};

/** On a phone and in English; of a role. */
export const Narrow: Story = {
  args: { person: { ...people.admin, viewing: viewing('role', 'Atendimento ao cliente e pós-venda') } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
};
