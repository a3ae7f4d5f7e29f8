import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import { dialogStages } from './testing/expiry-dialog-stage';
import coverage from './testing/session.taken.json';

const scenario = (id: string, name: string, script: string, life: keyof typeof dialogStages = 'short') => ({
  id,
  name,
  stage: dialogStages[life],
  script,
});

/** The dialog that watches over the access token. What it tells the session is only written down. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    isInAddress: true,
    coverage,
    scenarios: [
      scenario('open', 'Pergunta na tela', 'pass 121000'),
      scenario('grace', 'Meio minuto de carência', '', 'long'),
      scenario('watching', 'Vigiando de cinco em cinco segundos', 'pass 31000', 'long'),
      scenario('near', 'Perto do fim, a cada segundo', 'pass 100000'),
      scenario('extending', 'Estendendo', 'pass 121000\nsend expiry-dialog / extend'),
      scenario(
        'failed',
        'A extensão falhou',
        'pass 121000\nsend expiry-dialog / extend\nsend expiry-dialog / renewal failed',
      ),
      scenario('dismissed', 'Fechada sem resposta', 'pass 121000\nsend expiry-dialog / dismiss'),
      scenario('again', 'Mostrada outra vez', 'pass 121000\nsend expiry-dialog / dismiss\npass 300000'),
    ],
  },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExpiryDialog: Story = {};
