import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, people, StoryApp } from '../../kernel/StoryApp';
import { paths } from '../../paths';
import { sampleProject } from '../sample';
import * as page from './PrintPage';

const meta = {
  component: StoryApp,
  args: {
    at: paths.projectPrint({ projectId: sampleProject.id }),
    routes: [{ path: paths.projectPrint.pattern, ...page, HydrateFallback: () => null }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/projects/:id', sampleProject)] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything of a project, in its own order, to take to the shop floor. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Preparar o posto' })).toBeVisible();
    await expect(canvas.getByText('Medir a iluminação do posto')).toBeVisible();
    await expect(canvas.getByText(/^Impresso em/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
