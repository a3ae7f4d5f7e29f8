import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { loadingRoute, pageRoute } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './BillingPage';

const month = (day: string, more = {}) => ({
  month: day,
  people: 31,
  open_projects: 12,
  storage_bytes: 734_003_200,
  emails: 412,
  sms: 9,
  counted_at: '2026-11-29T03:00:00.000Z',
  ...more,
});
const usage = [month('2026-11-01'), month('2026-10-01', { people: 28, emails: 388 })];
const plan = {
  name: 'Profissional',
  seats: 36,
  storage_bytes: 53_687_091_200,
  renews_on: '2027-03-01',
  contact: 'contas@trama.example',
};

const meta = {
  component: StoryApp,
  args: { at: paths.billing(), routes: [pageRoute(paths.billing.pattern, page)], person: people.admin },
  parameters: { layout: 'fullscreen', msw: [answers('get', '/api/billing', { plan, usage })] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A limit that is near is said in words; it blocks nothing. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Perto do limite do plano: Pessoas com conta ativa/)).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Pessoas com conta ativa' })).toHaveAttribute('aria-valuenow', '31');
    const months = within(canvas.getByRole('grid', { name: 'Mês a mês' }));
    await expect(months.getByRole('row', { name: /novembro de 2026 \(até agora\)/ })).toHaveTextContent('412');
    await expect(months.getByRole('row', { name: /outubro de 2026/ })).toHaveTextContent('388');
  },
};

export const Over: Story = {
  parameters: { msw: [answers('get', '/api/billing', { plan: { ...plan, seats: 20 }, usage })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Acima do limite do plano: Pessoas com conta ativa/)).toBeVisible();
  },
};

/** Without a plan the installation is its operator's own. */
export const OwnInstallation: Story = {
  parameters: { msw: [answers('get', '/api/billing', { plan: null, usage })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Instalação própria')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

/** Members see the plan, and who may see the usage. */
export const WithoutUsage: Story = {
  args: { person: people.viewer },
  parameters: { msw: [answers('get', '/api/billing', { plan, usage: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:admin/)).toBeVisible();
    await expect(canvas.queryByText('Mês a mês')).toBeNull();
  },
};

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.billing.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/billing')] },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/billing', 500, 'INTERNAL', 'Não deu certo.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
