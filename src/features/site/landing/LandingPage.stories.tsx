import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from './LandingPage';

const meta = { component: LandingPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the company does, shown by the product: one title, all services, and no control of the pictures can be reached. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect((await canvas.findByRole('region', { name: 'O que fazemos' })).querySelectorAll('a')).toHaveLength(9);
    for (const picture of canvasElement.querySelectorAll('[role=img] > div'))
      await expect(picture).toHaveAttribute('inert');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
