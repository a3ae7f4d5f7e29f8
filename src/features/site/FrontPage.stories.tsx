import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { people, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './FrontPage';

const meta = {
  component: StoryApp,
  args: { at: paths.front(), routes: [{ path: paths.front.pattern, ...page }] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Entrar' })).toBeVisible();
  },
};

/** Somebody who is signed in goes on to work. */
export const SignedIn: Story = {
  args: { person: people.admin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir o espaço de trabalho' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
