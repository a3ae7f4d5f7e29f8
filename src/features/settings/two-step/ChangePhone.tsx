import { useState } from 'react';
import { isPhone } from '#domain/phone';
import type { Schema } from '#openapi/operations';
import { phoneChangeRules } from '#openapi/rules/phone-change';
import { Banner, Button, Modal, OtpField, PasswordField, PhoneField, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { sendCommand, useCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type Account, changePhone, provePhone, resendCode } from '../data/account';
import { twoStepWords } from './words';

type Challenge = Schema<'Challenge'>;
interface Props {
  account: Account;
  onClose: () => void;
}

/** A phone for one's account: it counts once the code sent to it is typed. */
export function ChangePhone({ account, onClose }: Props) {
  const [challenge, setChallenge] = useState<Challenge>();
  return challenge ? (
    <ProvePhone challenge={challenge} onClose={onClose} />
  ) : (
    <AskPhone account={account} onClose={onClose} onSent={setChallenge} />
  );
}

function AskPhone({ account, onClose, onSent }: Props & { onSent: (challenge: Challenge) => void }) {
  const t = useWords(twoStepWords);
  const { has_password } = account;
  const form = useEntityForm<{ phone: string; currentPassword: string }, Challenge>({
    of: { values: { phone: '', currentPassword: '' } },
    rules: phoneChangeRules,
    fields: {
      phone: {
        label: t('newPhone'),
        says: { missing: () => t('phoneMalformed'), malformed: () => t('phoneMalformed') },
      },
      currentPassword: { label: t('password') },
    },
    check: ({ phone }) => (phone && !isPhone(phone) ? { phone: t('phoneMalformed') } : {}),
    isReady: ({ currentPassword }) =>
      has_password && !currentPassword ? { currentPassword: t('passwordMissing') } : true,
    send: ({ phone, currentPassword }) => sendCommand(changePhone, { phone, ...(has_password && { currentPassword }) }),
    onSent,
    place: ({ code, message }) => (code === 'INVALID_CREDENTIALS' ? { currentPassword: message } : {}),
  });
  return (
    <FormModal title={t(account.phone ? 'changePhone' : 'addPhone')} form={form} size="sm" onClose={onClose}>
      <Text>{t('phoneText')}</Text>
      <PhoneField {...form.field('phone')} />
      {has_password && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
    </FormModal>
  );
}

/** Where the code went, unbroken at the end of a line. */
const unbroken = (destination: string) => destination.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

function ProvePhone({ challenge: first, onClose }: { challenge: Challenge; onClose: () => void }) {
  const t = useWords(twoStepWords);
  const [challenge, setChallenge] = useState(first);
  const [code, setCode] = useState('');
  const { challengeId, destination } = challenge;
  const prove = useCommand(provePhone);
  const again = useCommand(resendCode);
  const problem = prove.problem ?? again.problem;

  async function submit(typed: string) {
    if (typed.length < 6) return;
    const outcome = await prove.run({ challengeId, code: typed }, { done: () => t('phoneSaved') });
    if (outcome.problem) setCode('');
    else onClose();
  }

  async function resend() {
    setCode('');
    prove.reset();
    const { output } = await again.run({ challengeId }, { done: () => t('codeSent') });
    if (output) setChallenge(output);
  }

  return (
    <Modal
      title={t('codeTitle')}
      size="sm"
      isOpen
      onOpenChange={onClose}
      isPending={prove.isPending}
      footer={
        <>
          <Button weight="soft" tone="neutral" isPending={again.isPending} onPress={() => void resend()}>
            {t('codeAgain')}
          </Button>
          <Button isPending={prove.isPending} onPress={() => void submit(code)}>
            {t('codeSubmit')}
          </Button>
        </>
      }
    >
      <Stack space="l">
        {problem && <Banner tone="critical" title={problem.message} isLive />}
        <Text>{t('codeText', { destination: unbroken(destination) })}</Text>
        <OtpField
          label={t('code')}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void submit(typed)}
          autoFocus
        />
      </Stack>
    </Modal>
  );
}
