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
      { id: 'code', name: { pt: 'Código pedido', en: 'Code asked for' }, stage: signInStage, script: code },
      { id: 'editing', name: { pt: 'Começo', en: 'Beginning' }, stage: signInStage },
      {
        id: 'wrong',
        name: { pt: 'Senha errada', en: 'Wrong password' },
        stage: signInStage,
        script: 'send sign-in / submit\nfail identify = wrong (401)',
      },
      {
        id: 'resend',
        name: { pt: 'Código pode ser reenviado', en: 'Code can be sent again' },
        stage: signInStage,
        script: `${code}\npass 30000`,
      },
      {
        id: 'phone',
        name: { pt: 'Trocando o telefone', en: 'Changing the phone' },
        stage: signInStage,
        script: `${code}\nsend sign-in / change phone`,
      },
      {
        id: 'done',
        name: { pt: 'Entrou', en: 'Signed in' },
        stage: signInStage,
        script: `${code}\nsend sign-in / enter code\nanswer verify code\nanswer exchange`,
      },
    ],
  },
};

export const Social: Story = {
  args: {
    scenarios: [
      { id: 'idle', name: { pt: 'Começo', en: 'Beginning' }, stage: socialStage({}) },
      {
        id: 'leaving',
        name: { pt: 'A caminho do provedor', en: 'On the way to the provider' },
        stage: socialStage({}),
        script: 'send social-sign-in / start',
      },
      { id: 'code', name: { pt: 'De volta com um código', en: 'Back with a code' }, stage: socialStage({ code: 'c' }) },
      {
        id: 'denied',
        name: { pt: 'De volta sem permissão', en: 'Back without permission' },
        stage: socialStage({ error: 'denied' }),
      },
      {
        id: 'not-invited',
        name: { pt: 'De volta sem convite', en: 'Back without an invitation' },
        stage: socialStage({ error: 'not_invited' }),
      },
    ],
  },
};

export const Invitation: Story = {
  args: {
    scenarios: [
      {
        id: 'open',
        name: { pt: 'Convite aberto', en: 'Open invitation' },
        stage: invitationStage(),
        script: 'answer look up = pending',
      },
      { id: 'loading', name: { pt: 'Carregando', en: 'Loading' }, stage: invitationStage() },
      { id: 'none', name: { pt: 'Sem código no endereço', en: 'No code in the address' }, stage: invitationStage('') },
      {
        id: 'other',
        name: { pt: 'De outra pessoa', en: 'Somebody else’s' },
        stage: invitationStage(),
        script: 'answer look up = pending, for somebody else',
      },
      {
        id: 'nobody',
        name: { pt: 'Ninguém entrou ainda', en: 'Nobody signed in yet' },
        stage: invitationStage(),
        script: 'answer look up = pending, nobody signed in',
      },
      {
        id: 'accepted',
        name: { pt: 'Aceito', en: 'Accepted' },
        stage: invitationStage(),
        script: 'answer look up = pending\nsend invitation / accept\nanswer accept',
      },
    ],
  },
};
