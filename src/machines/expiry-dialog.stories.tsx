import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector, type Name } from '../inspector/Inspector';
import { dialogStages } from './testing/expiry-dialog-stage';
import coverage from './testing/session.taken.json';

const scenario = (id: string, name: Name, script: string, life: keyof typeof dialogStages = 'short') => ({
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
      scenario('open', { pt: 'Pergunta na tela', en: 'Question on screen' }, 'pass 121000'),
      scenario('grace', { pt: 'Meio minuto de carência', en: 'Half a minute of grace' }, '', 'long'),
      scenario(
        'watching',
        { pt: 'Vigiando de cinco em cinco segundos', en: 'Watching every five seconds' },
        'pass 31000',
        'long',
      ),
      scenario('near', { pt: 'Perto do fim, a cada segundo', en: 'Near the end, every second' }, 'pass 100000'),
      scenario('extending', { pt: 'Estendendo', en: 'Extending' }, 'pass 121000\nsend expiry-dialog / extend'),
      scenario(
        'failed',
        { pt: 'A extensão falhou', en: 'The extension failed' },
        'pass 121000\nsend expiry-dialog / extend\nsend expiry-dialog / renewal failed',
      ),
      scenario(
        'dismissed',
        { pt: 'Fechada sem resposta', en: 'Closed without an answer' },
        'pass 121000\nsend expiry-dialog / dismiss',
      ),
      scenario(
        'again',
        { pt: 'Mostrada outra vez', en: 'Shown again' },
        'pass 121000\nsend expiry-dialog / dismiss\npass 300000',
      ),
    ],
  },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExpiryDialog: Story = {};
