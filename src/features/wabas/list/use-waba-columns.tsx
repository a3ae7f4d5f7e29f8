import { formatPhone } from '#domain/phone';
import { Badge, type BadgeProps, Inline, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type ListColumn, nameColumn } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import { verifications, type Waba, type WabaPhone } from '../data/facts';
import { qualityTones } from '../tones';
import { wabaWords } from '../words';

const verificationTones: Partial<Record<Waba['verification'], BadgeProps['tone']>> = {
  verified: 'positive',
  pending: 'info',
  pending_submission: 'warning',
  pending_need_more_info: 'warning',
  failed: 'critical',
  rejected: 'critical',
  expired: 'critical',
  revoked: 'critical',
};

// What a file has of an account as it stands.
const metaFacts = [
  'currency',
  'country',
  'time_zone',
  'template_namespace',
  'templates_count',
  'webhook_url',
  'webhook_verified_on',
  'checked_on',
] as const;

const healthTones: Partial<Record<Waba['health'], BadgeProps['tone']>> = { limited: 'warning', blocked: 'critical' };

// What needs a hand comes first.
const byNeed: readonly WabaPhone['quality'][] = ['red', 'yellow', 'unknown', 'green'];
const mostShown = 2;

/** What a table, a card and a file say of WhatsApp accounts. */
export function useWabaColumns(): ListColumn<Waba>[] {
  const t = useWords(wabaWords);
  const use = ({ is_active }: Waba) => t(is_active ? 'use.active' : 'use.inactive');
  const numbers = ({ phone_numbers }: Waba) => phone_numbers.map(({ number }) => formatPhone(number)).join(', ');
  const worst = ({ phone_numbers }: Waba) =>
    byNeed.find((quality) => phone_numbers.some((phone) => phone.quality === quality));
  const inFile = (id: 'health' | 'ownership' | (typeof metaFacts)[number], text: ListColumn<Waba>['text']) => ({
    id,
    label: t(`field.${id}`),
    isInFileOnly: true,
    text,
  });
  return [
    nameColumn(t('field.name'), ({ waba_id }) => waba_id),
    { id: 'waba_id', label: t('field.waba_id'), isInFileOnly: true, text: ({ waba_id }) => waba_id },
    {
      id: 'phones',
      label: t('field.phone_numbers'),
      text: numbers,
      cell: ({ phone_numbers }) => phone_numbers.length > 0 && <Phones phones={phone_numbers} />,
    },
    {
      id: 'quality',
      label: t('phones.quality'),
      isInFileOnly: true,
      text: (waba) => worst(waba) && t(`quality.${worst(waba) ?? 'unknown'}`),
    },
    {
      id: 'verification',
      label: t('field.verification'),
      width: 'fit',
      text: ({ verification }) => t(`verification.${verification}`),
      cell: ({ verification, health }) => (
        <Inline space="xs">
          <Badge tone={verificationTones[verification] ?? 'neutral'}>{t(`verification.${verification}`)}</Badge>
          {healthTones[health] && <Badge tone={healthTones[health]}>{t('healthOf', { health })}</Badge>}
        </Inline>
      ),
    },
    { id: 'review', label: t('field.review'), isInFileOnly: true, text: ({ review }) => t(`review.${review}`) },
    { id: 'unit', label: t('field.unit_id'), text: ({ unit }) => unit?.name },
    inFile('health', ({ health }) => t(`health.${health}`)),
    inFile('ownership', ({ ownership }) => ownership && t(`ownership.${ownership}`)),
    ...metaFacts.map((fact) => inFile(fact, (waba) => waba[fact])),
    {
      id: 'token',
      label: t('field.token'),
      width: 'fit',
      text: ({ token_last4: last4 }) => last4 && t('tokenOf', { last4 }),
    },
    {
      id: 'use',
      label: t('use.label'),
      width: 'fit',
      text: use,
      cell: (waba) => <Badge tone={waba.is_active ? 'positive' : 'neutral'}>{use(waba)}</Badge>,
    },
    { id: 'notes', label: t('field.notes'), isInFileOnly: true, text: ({ notes }) => notes },
  ];
}

/** The numbers that need a hand first, each with its quality, and how many more there are. */
function Phones({ phones }: { phones: readonly WabaPhone[] }) {
  const t = useWords(wabaWords);
  const inOrder = phones.toSorted((one, other) => byNeed.indexOf(one.quality) - byNeed.indexOf(other.quality));
  const left = phones.length - mostShown;
  return (
    <Stack space="xs">
      {inOrder.slice(0, mostShown).map(({ id, number, quality }) => (
        <Inline key={id} space="s" align="center">
          <Text size="s">{formatPhone(number)}</Text>
          <Badge tone={qualityTones[quality]}>{t('qualityOf', { quality })}</Badge>
        </Inline>
      ))}
      {left > 0 && (
        <Text size="s" tone="secondary">
          {t('phones.more', { count: left })}
        </Text>
      )}
    </Stack>
  );
}

/** What WhatsApp accounts are put together by. */
export function useWabaGroups(): Record<string, GroupBy<Waba>> {
  const t = useWords(wabaWords);
  return {
    verification: {
      of: ({ verification }) => ({ id: verification }),
      order: verifications,
      nameOf: (id) => t(`verification.${id as Waba['verification']}`),
    },
    unit: { of: ({ unit }) => unit, nameOf: () => t('noUnit') },
  };
}
