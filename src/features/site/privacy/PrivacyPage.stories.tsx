import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPage } from './PrivacyPage';

const meta = { component: PrivacyPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry of the contents leads to its part. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    const links = [...(await canvas.findByRole('navigation', { name: 'Nesta página' })).querySelectorAll('a')];
    await expect(links.length).toBeGreaterThan(5);
    for (const link of links) await expect(canvasElement.querySelector(link.hash)).not.toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
