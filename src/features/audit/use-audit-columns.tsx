import { Stack, Text } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import type { ListColumn } from '../kit/list/columns';
import type { CardParts } from '../kit/list/ListCards';
import type { AuditEvent } from './data/events';
import { useEventLines } from './use-event-lines';
import { auditWords } from './words';

/** What a table, a card and a file say of the log. */
export function useAuditColumns(): ListColumn<AuditEvent>[] {
  const t = useWords(auditWords);
  const { instant } = useFormats();
  const { sentence, changes } = useEventLines();
  const who = ({ actor }: AuditEvent) => actor?.name ?? t('nobody');
  return [
    {
      id: 'what',
      label: t('column.what'),
      isRowHeader: true,
      width: 'wide',
      text: sentence,
      cell: (event) => (
        <Stack space="none">
          <Text as="span" weight="medium">
            {sentence(event)}
          </Text>
          {changes(event).map((line) => (
            <Text key={line} as="span" size="s" tone="secondary">
              {line}
            </Text>
          ))}
        </Stack>
      ),
    },
    { id: 'changes', label: t('column.changes'), isInFileOnly: true, text: (event) => changes(event).join('; ') },
    { id: 'who', label: t('column.who'), text: who },
    {
      id: 'when',
      label: t('column.when'),
      width: 'fit',
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => (
        <Text as="span" isTabular>
          {instant(created_at)}
        </Text>
      ),
    },
    { id: 'where', label: t('column.where'), width: 'fit', text: ({ address }) => address },
    { id: 'session', label: t('column.session'), isInFileOnly: true, text: ({ session_id }) => session_id },
    { id: 'request', label: t('column.request'), isInFileOnly: true, text: ({ request_id }) => request_id },
  ];
}

/** What a card says of an event: what was done, what changed by it, by whom, when and from where. */
export function useAuditCard(): (event: AuditEvent) => CardParts {
  const t = useWords(auditWords);
  const { instant } = useFormats();
  const { sentence, changes } = useEventLines();
  return (event) => ({
    title: sentence(event),
    body: (
      <Stack space="none">
        {changes(event).map((line) => (
          <Text key={line} size="s" tone="secondary">
            {line}
          </Text>
        ))}
        <Text size="s">{[event.actor?.name ?? t('nobody'), event.address].filter(Boolean).join(' · ')}</Text>
        <Text size="s" tone="secondary" isTabular>
          {instant(event.created_at)}
        </Text>
      </Stack>
    ),
  });
}
