import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import invitationTaken from './testing/invitation.taken.json';
import { invitationStage } from './testing/invitation-stage';
import signInTaken from './testing/sign-in.taken.json';
import { signInStage } from './testing/sign-in-stage';
import socialTaken from './testing/social-sign-in.taken.json';
import { socialStage } from './testing/social-stage';

const code = 'send sign-in / submit\nanswer identify = needs a code';

/** The ways in, each with a server that answers as it is told to. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { isInAddress: true, scenarios: [], coverage: { ...invitationTaken, ...signInTaken, ...socialTaken } },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: {
    scenarios: [
      { id: 'code', name: 'Código pedido', stage: signInStage, script: code },
      { id: 'editing', name: 'Começo', stage: signInStage },
      {
        id: 'wrong',
        name: 'Senha errada',
        stage: signInStage,
        script: 'send sign-in / submit\nfail identify = wrong (401)',
      },
      { id: 'resend', name: 'Código pode ser reenviado', stage: signInStage, script: `${code}\npass 30000` },
      { id: 'phone', name: 'Trocando o telefone', stage: signInStage, script: `${code}\nsend sign-in / change phone` },
      {
        id: 'done',
        name: 'Entrou',
        stage: signInStage,
        script: `${code}\nsend sign-in / enter code\nanswer verify code\nanswer exchange`,
      },
    ],
  },
};

export const Social: Story = {
  args: {
    scenarios: [
      { id: 'idle', name: 'Começo', stage: socialStage({}) },
      { id: 'leaving', name: 'A caminho do provedor', stage: socialStage({}), script: 'send social-sign-in / start' },
      { id: 'code', name: 'De volta com um código', stage: socialStage({ code: 'c' }) },
      { id: 'denied', name: 'De volta sem permissão', stage: socialStage({ error: 'denied' }) },
    ],
  },
};

export const Invitation: Story = {
  args: {
    scenarios: [
      { id: 'open', name: 'Convite aberto', stage: invitationStage(), script: 'answer look up = pending' },
      { id: 'loading', name: 'Carregando', stage: invitationStage() },
      { id: 'none', name: 'Sem código no endereço', stage: invitationStage('') },
      {
        id: 'other',
        name: 'De outra pessoa',
        stage: invitationStage(),
        script: 'answer look up = pending, for somebody else',
      },
      {
        id: 'nobody',
        name: 'Ninguém entrou ainda',
        stage: invitationStage(),
        script: 'answer look up = pending, nobody signed in',
      },
      {
        id: 'accepted',
        name: 'Aceito',
        stage: invitationStage(),
        script: 'answer look up = pending\nsend invitation / accept\nanswer accept',
      },
    ],
  },
};
