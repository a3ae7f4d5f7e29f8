import type { Schema } from '#openapi/operations';
import { Badge, Button, Inline, Stack, Text, VisuallyHidden } from '#ui';
import { useFormats } from '../format';
import { useWords } from '../language';
import { deviceOf } from './device';
import { sessionWords } from './words';

export interface SessionLineProps {
  session: Schema<'Session'>;
  isPending: boolean;
  /** Whether the viewer cannot end it. */
  isReadOnly?: boolean;
  /** Called with the device name when the session should end. */
  onEnd: (device: string) => void;
}

/** Shows a session's device, place and expiry with a button to end it; the current session ends by signing out. */
export function SessionLine({ session, isPending, isReadOnly = false, onEnd }: SessionLineProps) {
  const t = useWords(sessionWords);
  const { instant } = useFormats();
  const { browser, system } = deviceOf(session.agent);
  const device = browser && system ? t('on', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <Inline justify="between" align="center">
      <Stack space="xs">
        <Inline space="s" align="center">
          <Text weight="medium">{device}</Text>
          {session.is_current && <Badge tone="positive">{t('current')}</Badge>}
        </Inline>
        <Text tone="secondary" size="s">
          {t('used', { used: instant(session.used_at), address: session.address })}
        </Text>
        <Text tone="secondary" size="s">
          {t('ends', { ends: instant(session.ends_at) })}
        </Text>
      </Stack>
      {!session.is_current && !isReadOnly && (
        <Button size="s" weight="soft" tone="neutral" isPending={isPending} onPress={() => onEnd(device)}>
          <span aria-hidden="true">{t('end')}</span>
          <VisuallyHidden>{t('endOf', { device })}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
