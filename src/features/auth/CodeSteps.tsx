import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPhone } from '#domain/phone';
import type { signIn } from '#machines/sign-in';
import { Banner, Button, Form, Inline, OtpField, PhoneField, Stack } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { stepsWords } from './code/words';
import { failureText } from './failure-texts';

export interface CodeStepsProps {
  snapshot: SnapshotFrom<typeof signIn>;
  send: ActorRefFrom<typeof signIn>['send'];
}

/** The second step of signing in: the code that was sent, or the phone it should rather go to. */
export function CodeSteps(props: CodeStepsProps) {
  return props.snapshot.matches('phone') ? <PhoneStep {...props} /> : <CodeStep {...props} />;
}

/** Seconds left of so many, from the moment `since` is new. */
function useCountdown(seconds: number, since: unknown) {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another challenge begins another count of as many seconds.
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}

/** Where the code went, unbroken at the end of a line. */
const unbroken = (destination: string) => destination.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

function useFailure({ context: { failure } }: CodeStepsProps['snapshot']) {
  const { language } = usePreferences();
  return failure === undefined ? undefined : failureText('code', failure, language);
}

function CodeStep({ snapshot, send }: CodeStepsProps) {
  const t = useWords(stepsWords);
  const failure = useFailure(snapshot);
  const [code, setCode] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const { challenge } = snapshot.context;
  const left = useCountdown(challenge?.resendIn ?? 0, challenge);
  const isBusy = snapshot.hasTag('busy');
  const isSending = snapshot.matches({ code: { resending: 'sending' } });
  const mayResend = snapshot.matches({ code: { resending: 'ready' } });

  // A wrong code is typed anew, never mended.
  useEffect(() => {
    if (failure) setCode('');
  }, [failure]);

  const submit = (entered: string) => {
    setWasSent(true);
    if (entered.length === 6) send({ type: 'enter code', code: entered });
  };

  return (
    <EntryFrame
      title={t('code.title')}
      lead={`${t('code.sent', { channel: challenge?.channel ?? '', destination: unbroken(challenge?.destination ?? '') })} ${t('code.life', { minutes: Math.round((challenge?.expiresIn ?? 0) / 60) })}`}
    >
      <Form onSubmit={() => submit(code)}>
        <Stack space="l">
          {failure && (
            <Banner tone="critical" title={t('code.failed')} isLive>
              {failure}
            </Banner>
          )}
          <OtpField
            label={t('code.label')}
            name="code"
            value={code}
            onChange={setCode}
            onComplete={submit}
            error={wasSent && !failure && code.length < 6 ? t('code.incomplete') : undefined}
            autoFocus
          />
          <Button type="submit" width="full" isPending={isBusy}>
            {t('code.submit')}
          </Button>
          <Inline>
            <Button
              weight="soft"
              tone="neutral"
              isDisabled={!mayResend}
              isPending={isSending}
              onPress={() => {
                setCode('');
                setWasSent(false);
                send({ type: 'send again' });
              }}
            >
              {mayResend || isSending ? t('code.again') : t('code.againIn', { seconds: String(left) })}
            </Button>
            {challenge?.canChangePhone && (
              <Button weight="quiet" tone="neutral" onPress={() => send({ type: 'change phone' })}>
                {t('code.changePhone')}
              </Button>
            )}
            <Button weight="quiet" tone="neutral" onPress={() => send({ type: 'go back' })}>
              {t('code.back')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </EntryFrame>
  );
}

function PhoneStep({ snapshot, send }: CodeStepsProps) {
  const t = useWords(stepsWords);
  const failure = useFailure(snapshot);
  const [phone, setPhone] = useState('');
  const [wasSent, setWasSent] = useState(false);

  const submit = () => {
    setWasSent(true);
    if (isPhone(phone)) send({ type: 'enter phone', phone });
  };

  return (
    <EntryFrame title={t('phone.title')} lead={t('phone.lead')}>
      <Form onSubmit={submit}>
        <Stack space="l">
          {failure && (
            <Banner tone="critical" title={t('phone.failed')} isLive>
              {failure}
            </Banner>
          )}
          <PhoneField
            label={t('phone.label')}
            name="phone"
            value={phone}
            onChange={setPhone}
            error={wasSent && !isPhone(phone) ? t('phone.malformed') : undefined}
            autoFocus
          />
          <Button type="submit" width="full" isPending={snapshot.hasTag('busy')}>
            {t('phone.submit')}
          </Button>
          <Button weight="quiet" tone="neutral" onPress={() => send({ type: 'go back' })}>
            {t('code.back')}
          </Button>
        </Stack>
      </Form>
    </EntryFrame>
  );
}
