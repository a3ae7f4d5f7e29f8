import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { ServicePage } from './ServicePage';

const meta = {
  component: ServicePage,
  args: { id: 'automation' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its example is said to be illustrative, and the contact form has the service chosen. */
export const Automation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Exemplo ilustrativo')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sobre o que é' })).toHaveValue('automation');
    await expect(canvas.getByText(/Código-fonte, senhas e licenças são seus/)).not.toBeVisible();
    await user.click(canvas.getByText('O programa fica conosco?'));
    await expect(canvas.getByText(/Código-fonte, senhas e licenças são seus/)).toBeVisible();
  },
};

export const ArtificialIntelligence: Story = { args: { id: 'artificial-intelligence' } };
export const Chatbots: Story = { args: { id: 'chatbots' } };
export const CloudComputing: Story = { args: { id: 'cloud-computing' } };
export const Crawlers: Story = { args: { id: 'crawlers' } };
export const Development: Story = { args: { id: 'development' } };
export const Iot: Story = { args: { id: 'iot' } };
export const MachineLearning: Story = { args: { id: 'machine-learning' } };
export const DataEngineering: Story = { args: { id: 'data-engineering' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
